import type { Answer, Answers, ListItem } from '@milgo/domain/answers/answer'
import type { Question } from '@milgo/domain/answers/define'
import { withChanges } from '@milgo/domain/answers/draft'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { linesIn, withPart } from '@milgo/domain/answers/line-changes'
import { type FieldPlace, fieldIdOf } from './field-place.ts'
import type { RulesContext } from './form-model.ts'
import { answerAt, type FormState, linesOf, rowAt, startOver } from './form-state.ts'
import { isCurrent, readTyped, type Typed } from './typed-values.ts'

/** Returns the contents of all fields, half-typed texts included. */
export const enteredIn = <Context extends RulesContext>(state: FormState<Context>): Answers =>
  Object.fromEntries(
    state.model.form.questions.flatMap((question) => {
      const value =
        question.kind === 'list' ? enteredLines(state, question) : rawAt(state, { questionId: question.id })
      return value === undefined ? [] : [[question.id, value]]
    }),
  )

const rawAt = <Context extends RulesContext>(
  state: FormState<Context>,
  place: FieldPlace,
): Answer | undefined => {
  const typing = state.typed.get(fieldIdOf(place))
  const answer = answerAt(state, place)
  return typing && isCurrent(typing, answer) ? typing.raw : answer
}

const enteredLines = <Context extends RulesContext>(
  state: FormState<Context>,
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
 * Enters the given contents into the fields of the given sections. A text that is not a valid answer is shown in its
 * field again with its fault, and the question's answer is the one of `before`. Other sections do not change.
 */
export const reenter = <Context extends RulesContext>(
  state: FormState<Context>,
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
    return readTyped(place, raw, rowAt(state, place), state.context, was)
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
  const showTyped = (place: FieldPlace, raw: Answer | undefined, index?: number) => {
    const typing = read(place, raw, index)
    if (typing.fault !== undefined) state.typed.set(fieldIdOf(place), typing)
  }
  for (const question of questions) {
    const { id: questionId } = question
    if (question.kind !== 'list') showTyped({ questionId }, entered[questionId])
    else
      for (const [index, line] of linesOf(state, questionId).entries())
        for (const part of Object.keys(question.item))
          showTyped({ questionId, line, part }, linesIn(entered[questionId])[index]?.[part], index)
  }
}
