import type { Answer, Answers } from '../../answers/answer.ts'
import type { Changes } from '../../answers/draft.ts'
import { nameAt, slotsOf, trimmedNames } from '../../answers/slots.ts'
import { shownOf } from '../../answers/visibility.ts'
import type { FormMode } from '../../status/form-mode.ts'
import type { ApplicationContext } from '../context.ts'
import { applicationForm } from '../form.ts'
import { type FixFlag, type FixPlace, isFlagged } from './fix-mode.ts'

/** The mode of a request's form, and its flags. */
export type FormOpening = { readonly mode: FormMode; readonly flags: readonly FixFlag[] }

/** The declaration has to be ticked again for a correction. */
const declaration = 'declarationCorrectnessInformation'

const isOpen: Readonly<Record<FormMode, (place: FixPlace, flags: readonly FixFlag[]) => boolean>> = {
  FILL: () => true,
  FIX: (place, flags) => place.questionId === declaration || isFlagged(place, flags),
  READ: () => false,
}

/**
 * Returns whether a place of the form may be changed now: the answer to a question, or one place in a list of files. A
 * correction opens the flagged documents with their related questions; decisions, section 14.
 */
export const mayEdit = (place: FixPlace, { mode, flags }: FormOpening): boolean => isOpen[mode](place, flags)

/**
 * Returns the answers for the start of a correction: without the declaration, because the earlier tick does not count.
 */
export const withoutDeclaration = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([questionId]) => questionId !== declaration))

/** Returns the answers with the declaration of others, or without it where the others have none. */
export const withDeclarationOf = (others: Answers, answers: Answers): Answers => {
  const given = others[declaration]
  const rest = withoutDeclaration(answers)
  return given === undefined ? rest : { ...rest, [declaration]: given }
}

/**
 * Returns only the changes in places that may be edited. The other places of a list keep their stored files, whatever
 * the call contains.
 */
export const allowedChanges = (
  stored: Answers,
  changes: Changes,
  opening: FormOpening,
  context: ApplicationContext,
): Changes => {
  if (opening.mode === 'FILL') return changes
  const shown = shownOf(applicationForm, stored, context).answers
  const merged = (questionId: string, after: Answer | undefined): Answer | undefined => {
    const question = applicationForm.byId.get(questionId)
    if (question?.kind !== 'files') return after
    const before = stored[questionId]
    const slots = slotsOf(question, shown, context)
    const names = Array.from({ length: Math.max(lengthOf(before), lengthOf(after)) }, (_, index) =>
      nameAt(mayEdit({ questionId, index, ...slots[index] }, opening) ? after : before, index),
    )
    return trimmedNames(names)
  }
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([questionId]) => mayEdit({ questionId }, opening))
      .map(([questionId, value]) => [questionId, merged(questionId, value)]),
  )
}

const lengthOf = (answer: Answer | undefined): number => (Array.isArray(answer) ? answer.length : 0)
