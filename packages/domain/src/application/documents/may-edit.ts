import type { Answer, Answers } from '../../answers/answer.ts'
import type { Changes } from '../../answers/draft.ts'
import { nameAt, slotsOf, trimmedNames } from '../../answers/slots.ts'
import { shownOf } from '../../answers/visibility.ts'
import type { FormMode } from '../../status/form-mode.ts'
import type { ApplicationContext } from '../context.ts'
import { applicationForm } from '../form.ts'
import { type FixFlag, type FixPlace, isFlagged } from './fix-mode.ts'

/** How a request's form is open: its mode, and what was sent back. */
export type FormOpening = { readonly mode: FormMode; readonly flags: readonly FixFlag[] }

/** A correction is declared to be correct anew. */
const declaration = 'declarationCorrectnessInformation'

const isOpen: Readonly<Record<FormMode, (place: FixPlace, flags: readonly FixFlag[]) => boolean>> = {
  FILL: () => true,
  FIX: (place, flags) => place.questionId === declaration || isFlagged(place, flags),
  READ: () => false,
}

/**
 * Whether a place of the form may be changed now: the answer to a question or, in a list of files, one place of it. A
 * correction opens the flagged documents with the questions that stand in the same place; decisions, section 14.
 */
export const mayEdit = (place: FixPlace, { mode, flags }: FormOpening): boolean => isOpen[mode](place, flags)

/** What a correction begins with: the tick of the first sending does not count for it. */
export const toDeclareAnew = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([questionId]) => questionId !== declaration))

/**
 * Of these changes, those that are made in places that may be edited. In a list only such places change; the others keep
 * what is stored, whatever the call says.
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
