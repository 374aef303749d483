import { type Answer, type Answers, own } from './answer.ts'
import type { Form, Question } from './define.ts'
import { hasShape } from './kinds/kinds.ts'

/**
 * Returns the answer to a question; undefined if the stored value has another shape, such as from an older form. Rules
 * can therefore rely on the types that they state.
 */
export const findAnswer = (answers: Answers, question: Question): Answer | undefined => {
  const answer = own(answers, question.id)
  return hasShape(answer, question) ? answer : undefined
}

/** Returns only the answers to these questions. */
export const answersTo = (questions: readonly Question[], answers: Answers): Answers => {
  const found: Record<string, Answer> = {}
  for (const question of questions) {
    const answer = findAnswer(answers, question)
    if (answer !== undefined) found[question.id] = answer
  }
  return found
}

/** Returns whether the id is a question of the form and the value has the shape of its answer. */
export const isAnswer = ({ byId }: Form, id: string, value: unknown): boolean => {
  const question = byId.get(id)
  return question !== undefined && hasShape(value, question)
}

/** Returns only the answers to questions of the form. Returns the same object if there is nothing to leave out. */
export const answersIn = (form: Form, answers: Answers): Answers =>
  Object.keys(answers).every((id) => isAnswer(form, id, answers[id]))
    ? answers
    : answersTo(form.questions, answers)
