import type { CoreAnswer, PathOf } from '@milgo/web-client/call-types'

type Area = CoreAnswer<'/page-data/personal-area'>
type FormStart = CoreAnswer<'/page-data/registration'>

export const showsResult = ({ request }: Pick<Area, 'request'>): boolean =>
  request?.actions.includes('VIEW_RESULT') === true

export const showsBankFix = ({ request }: Pick<Area, 'request'>): boolean =>
  request?.actions.includes('FIX_BANK_DETAILS') === true

/**
 * Returns whether the form is likely to open at its last step: the step before was saved. The form itself decides
 * later.
 */
export const mayOpenDocuments = ({ steps }: Pick<FormStart, 'steps'>): boolean => steps.family.version > 0

const isCorrected = ({ documents_to_fix: toFix }: FormStart): boolean => toFix.length > 0

type Part<Answer> = {
  readonly isShown: (answer: Answer) => boolean
  /** The call that the part makes by itself. */
  readonly asks?: PathOf<'student'>
}
type Parts<Answer> = Readonly<Record<string, Part<Answer>>>

const inArea: Parts<Area> = {
  result: { isShown: showsResult, asks: '/page-data/result' },
  'bank-fix': { isShown: showsBankFix },
}

const inForm: Parts<FormStart> = {
  documents: { isShown: mayOpenDocuments },
  correction: { isShown: isCorrected },
}

const byAnswer: Readonly<Record<string, Parts<never>>> = {
  '/page-data/personal-area': inArea,
  '/page-data/registration': inForm,
}

/** Returns the parts of a page that only some students see. The answer to this call says which. */
export const partsOf = (path: string): Parts<never> => byAnswer[path] ?? {}
