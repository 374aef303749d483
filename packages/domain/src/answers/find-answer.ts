import { type Answer, type Answers, own } from './answer.ts'
import type { Form, Question } from './define.ts'
import { hasShape } from './kinds/kinds.ts'

/**
 * The answer to a question. What lies under its id in another shape (an older form's, a stranger's) is no answer to
 * it: the rules may rely on the types they state.
 */
export const findAnswer = (answers: Answers, question: Question): Answer | undefined => {
  const answer = own(answers, question.id)
  return hasShape(answer, question) ? answer : undefined
}

/** The answers to these questions, and nothing else. */
export const answersTo = (questions: readonly Question[], answers: Answers): Answers => {
  const found: Record<string, Answer> = {}
  for (const question of questions) {
    const answer = findAnswer(answers, question)
    if (answer !== undefined) found[question.id] = answer
  }
  return found
}

/** Whether it is an answer to a question of the form. */
export const isAnswer = ({ byId }: Form, id: string, value: unknown): boolean => {
  const question = byId.get(id)
  return question !== undefined && hasShape(value, question)
}

/** The answers to the questions of a form, and nothing else. Where there is nothing else, the very same answers. */
export const answersIn = (form: Form, answers: Answers): Answers =>
  Object.keys(answers).every((id) => isAnswer(form, id, answers[id]))
    ? answers
    : answersTo(form.questions, answers)
