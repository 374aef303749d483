import { type FormModal, formModals } from '@milgo/domain/application/modals'
import { type EligibilityModal, eligibilityModals } from '@milgo/domain/eligibility/modals'
import { eligibilityModals as arabicCheck } from '@milgo/messages/ar/eligibility'
import { formModals as arabic } from '@milgo/messages/ar/form-modals'
import { formNotes as arabicNotes } from '@milgo/messages/ar/form-notes'
import { eligibilityModals as englishCheck } from '@milgo/messages/en/eligibility'
import { formModals as english } from '@milgo/messages/en/form-modals'
import { formNotes as englishNotes } from '@milgo/messages/en/form-notes'
import { eligibilityModals as hebrewCheck } from '@milgo/messages/he/eligibility'
import { formModals as hebrew } from '@milgo/messages/he/form-modals'
import { formNotes as hebrewNotes } from '@milgo/messages/he/form-notes'
import { modalWindows } from '../store/schema.ts'
import type { ContentSet } from './ship-content.ts'

type Modal = typeof modalWindows.$inferInsert

/** The addresses that the buttons of the form's windows open. A button without an address confirms or cancels. */
const formRedirects: Partial<Record<FormModal, Pick<Modal, 'positiveRedirect' | 'negativeRedirect'>>> = {
  exitRegistration: { positiveRedirect: '/personal-area' },
}

/** The addresses that the buttons of the eligibility check's windows open. */
const eligibilityRedirects: Partial<
  Record<EligibilityModal, Pick<Modal, 'positiveRedirect' | 'negativeRedirect'>>
> = {
  eligibilityOnLoad: { negativeRedirect: '/' },
  eligibilityExit: { positiveRedirect: '/' },
}

type Texts = Readonly<Record<'header' | 'text' | 'positive' | 'negative', string>>

const windowOf = (key: string, he: Texts, ar: Texts, en: Texts): Modal => ({
  key,
  header: { he: he.header, ar: ar.header, en: en.header },
  text: { he: he.text, ar: ar.text, en: en.text },
  positiveButton: { he: he.positive, ar: ar.positive, en: en.positive },
  negativeButton: { he: he.negative, ar: ar.negative, en: en.negative },
})

const formWindows: readonly Modal[] = formModals.map((key) => ({
  ...windowOf(key, hebrew[key], arabic[key], english[key]),
  ...formRedirects[key],
}))

const eligibilityWindows: readonly Modal[] = eligibilityModals.map((key) => ({
  ...windowOf(key, hebrewCheck[key], arabicCheck[key], englishCheck[key]),
  ...eligibilityRedirects[key],
}))

/**
 * Returns the text of the window after the sending: a line for each of the four parts that the form specification
 * names. The page fills in when the period expects its answers.
 */
const submissionText = (notes: Readonly<Record<SubmissionNote, string>>): string =>
  submissionNotes.map((note) => notes[note]).join('\n')

const submissionNotes = ['submitChecked', 'submitMessage', 'submitOnce', 'submitAnswers'] as const
type SubmissionNote = (typeof submissionNotes)[number]

const resultWindow: Modal = {
  key: 'requestSubmission',
  header: {
    he: hebrewNotes.requestSubmission,
    ar: arabicNotes.requestSubmission,
    en: englishNotes.requestSubmission,
  },
  text: {
    he: submissionText(hebrewNotes),
    ar: submissionText(arabicNotes),
    en: submissionText(englishNotes),
  },
  positiveButton: { he: 'לאזור האישי', ar: 'إلى المنطقة الشخصية', en: 'To the personal area' },
}

export const modalWindowsContent = (): ContentSet => ({
  name: 'modal-windows',
  kind: 'modal-window',
  table: modalWindows,
  key: 'key',
  rows: [...formWindows, ...eligibilityWindows, resultWindow],
})
