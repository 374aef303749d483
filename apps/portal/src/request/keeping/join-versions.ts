import type { Answers } from '@milgo/domain/answers/answer'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { addressParts } from '@milgo/domain/application/personal/effects'
import type { FormStep } from './form-steps.ts'
import { withAddressesMatch } from './saved-steps.ts'

/** One step out of two versions of it: as it stands here, but for the questions whose answers are taken from there. */
export const joinVersions = (
  step: FormStep,
  mine: Answers,
  theirs: Answers,
  taken: ReadonlySet<string>,
): Answers => {
  const { questions } = step.section
  const chosen = questions.filter(({ id }) => taken.has(id))
  const joined = {
    ...answersTo(
      questions.filter(({ id }) => !taken.has(id)),
      mine,
    ),
    ...answersTo(chosen, theirs),
  }
  if (!chosen.some(({ id }) => addressParts.has(id))) return joined
  // Whether they are the same neither has said to the other: it is found anew, lest one is copied over what was chosen.
  const { addressesMatch: _, ...addresses } = joined
  return withAddressesMatch(step, addresses)
}
