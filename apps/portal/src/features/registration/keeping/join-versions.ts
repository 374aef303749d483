import type { Answers } from '@milgo/domain/answers/answer'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { withAddressesMatch } from './held-steps.ts'
import type { KeptStep } from './kept-steps.ts'

/** One step out of two versions of it: as it stands here, but for the questions whose answers are taken from there. */
export const joinVersions = (
  step: KeptStep,
  mine: Answers,
  theirs: Answers,
  taken: ReadonlySet<string>,
): Answers => {
  const { questions } = step.section
  const chosen = questions.filter(({ id }) => taken.has(id))
  if (chosen.length === 0) return answersTo(questions, mine)
  // What has no name on the wire neither has said to the other: it is put together anew, lest it undoes what was chosen.
  const kept = questions.filter(
    ({ id, wire, lockedByDefault }) => !taken.has(id) && (wire || lockedByDefault),
  )
  return withAddressesMatch(step, { ...answersTo(kept, mine), ...answersTo(chosen, theirs) })
}
