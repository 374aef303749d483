import type { Answer, Answers, ListItem } from '@milgo/domain/answers/answer'
import type { Question } from '@milgo/domain/answers/define'
import { withChanges } from '@milgo/domain/answers/draft'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { linesIn, withPart } from '@milgo/domain/answers/line-changes'
import { type FieldPlace, fieldIdOf } from './field-place.ts'
import type { FormFacts } from './form-model.ts'
import { answerAt, type FormState, linesOf, rowAt, startOver } from './form-state.ts'
import { isStanding, readTyped, type Typed } from './typed-values.ts'

/** What stands in the fields, half-typed words included. */
export const enteredIn = <Facts extends FormFacts>(state: FormState<Facts>): Answers =>
  Object.fromEntries(
    state.model.form.questions.flatMap((question) => {
      const value =
        question.kind === 'list' ? enteredLines(state, question) : rawAt(state, { questionId: question.id })
      return value === undefined ? [] : [[question.id, value]]
    }),
  )

const rawAt = <Facts extends FormFacts>(state: FormState<Facts>, place: FieldPlace): Answer | undefined => {
  const typing = state.typed.get(fieldIdOf(place))
  const answer = answerAt(state, place)
  return typing && isStanding(typing, answer) ? typing.raw : answer
}

const enteredLines = <Facts extends FormFacts>(
  state: FormState<Facts>,
  question: Question & { readonly kind: 'list' },
): Answer | undefined => {
  const answer = state.answers[question.id]
  return answer === undefined
    ? undefined
    : linesOf(state, question.id).reduce<readonly ListItem[]>(
        (lines, line, index) =>
          Object.keys(question.item).reduce(
            (all, part) => withPart(all, index, part, rawAt(state, { questionId: question.id, line, part })),
            lines,
          ),
        linesIn(answer),
      )
}

/**
 * Answers where they can be; what cannot be one stands in its field again, says why, and leaves the answer as it was
 * before. Other sections stay as they are.
 */
export const reenter = <Facts extends FormFacts>(
  state: FormState<Facts>,
  entered: Answers,
  sections: readonly string[],
  before: Answers,
): void => {
  const all = state.model.form.questions
  const asked = all.filter(({ section }) => sections.includes(section))
  const others = all.filter(({ section }) => !sections.includes(section))
  const questions = asked.filter(({ id }) => Object.hasOwn(entered, id))
  const read = (place: FieldPlace, raw: Answer | undefined, index = 0): Typed => {
    const { questionId, part } = place
    const was = part === undefined ? before[questionId] : linesIn(before[questionId])[index]?.[part]
    return readTyped(place, raw, rowAt(state, place), state.facts, was)
  }
  const answerOf = (question: Question): Answer | undefined => {
    const raw = entered[question.id]
    if (question.kind !== 'list') return read({ questionId: question.id }, raw).answer
    return linesIn(raw).map((line, index) =>
      Object.fromEntries(
        Object.keys(question.item).flatMap((part) => {
          const { answer } = read({ questionId: question.id, part }, line[part], index)
          return answer === undefined ? [] : [[part, answer as ListItem[string]]]
        }),
      ),
    )
  }
  const answers = Object.fromEntries(questions.map((one) => [one.id, answerOf(one)]))
  startOver(state, withChanges(answersTo(others, state.answers), answers), asked)
  const stand = (place: FieldPlace, raw: Answer | undefined, index?: number) => {
    const typing = read(place, raw, index)
    if (typing.fault !== undefined) state.typed.set(fieldIdOf(place), typing)
  }
  for (const question of questions) {
    const { id: questionId } = question
    if (question.kind !== 'list') stand({ questionId }, entered[questionId])
    else
      for (const [index, line] of linesOf(state, questionId).entries())
        for (const part of Object.keys(question.item))
          stand({ questionId, line, part }, linesIn(entered[questionId])[index]?.[part], index)
  }
}
