import { type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import type { Question } from '@milgo/domain/answers/define'
import { applyChanges } from '@milgo/domain/answers/effects'
import type { FilesRow } from '@milgo/domain/answers/row'
import { applicationBehaviour, applicationForm } from '@milgo/domain/application/form'

/**
 * Returns where each place of a list of files moved to when the answers that the list depends on changed. To find out,
 * it applies the rules to a list in which every file is named by its index. A place that loses its file belongs to
 * another member now; its result is undefined.
 */
export const slotMoves = (
  question: Question & FilesRow,
  before: Answers,
  after: Answers,
): ((slot: number) => number | undefined) => {
  const changes = applicationForm.questions
    .filter(({ id, section }) => section !== question.section && !sameAnswer(before[id], after[id]))
    .map(({ id }) => [id, after[id]] as const)
  if (changes.length === 0) return (slot) => slot
  const files = Array.from({ length: question.maxItems }, (_, slot) => String(slot))
  const followed = applyChanges(
    applicationBehaviour,
    { ...before, [question.id]: files },
    Object.fromEntries(changes),
  )[question.id]
  return (slot) => {
    const index = Array.isArray(followed) ? followed.indexOf(String(slot)) : -1
    return index === -1 ? undefined : index
  }
}
