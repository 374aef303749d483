import type { Answers } from '@milgo/domain/answers/answer'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { type FormStep, type SteppedForm, withFound } from '@milgo/domain/answers/stepped-form'

/** One step out of two versions of it: as it stands here, but for the questions whose answers are taken from there. */
export const joinVersions = (
  form: SteppedForm,
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
  // Neither has said to the other what is found in answers that were chosen: it is found anew.
  const isFoundAnew = (questionId: string): boolean => {
    const from = form.found[questionId]?.from
    return from !== undefined && chosen.some(({ id }) => from.has(id))
  }
  const said = Object.entries(joined).filter(([id]) => !isFoundAnew(id))
  return withFound(form, Object.fromEntries(said), isFoundAnew)
}
