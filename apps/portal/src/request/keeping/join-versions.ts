import type { Answers } from '@milgo/domain/answers/answer'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { type FormStep, type SteppedForm, withFound } from '@milgo/domain/answers/stepped-form'

/**
 * Joins two versions of a step: the answers of this page, except for the `taken` questions, which get the server's
 * answers.
 */
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
  // Some answers are not on the wire and are found in other answers (`form.found`). Where one of those other answers
  // was taken from the server, the found answer of either version may be wrong, so it is found again.
  const isFoundAnew = (questionId: string): boolean => {
    const from = form.found[questionId]?.from
    return from !== undefined && chosen.some(({ id }) => from.has(id))
  }
  const said = Object.entries(joined).filter(([id]) => !isFoundAnew(id))
  return withFound(form, Object.fromEntries(said), isFoundAnew)
}
