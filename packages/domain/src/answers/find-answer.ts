import { type Answer, type Answers, isRecord, own } from './answer.ts'
import type { Form, Question } from './define.ts'
import type { Kind, Row, RowOf } from './row.ts'

type Shape<K extends Kind> = (value: unknown, row: RowOf<K>) => boolean

const isText: (value: unknown) => boolean = (value) => typeof value === 'string'
const isTruth: (value: unknown) => boolean = (value) => typeof value === 'boolean'
const isTexts: (value: unknown) => boolean = (value) => Array.isArray(value) && value.every(isText)
const isFileNames: (value: unknown) => boolean = (value) =>
  Array.isArray(value) && value.every((name) => name === null || isText(name))

const isLine = (line: unknown, row: RowOf<'list'>): boolean => {
  if (!isRecord(line)) return false
  return Object.entries(row.item).every(([part, partRow]) => {
    const answer = own(line, part)
    return answer === undefined || hasShape(answer, partRow)
  })
}

/** The shape in which the answer to each kind of question is kept. */
const shapes: { readonly [K in Kind]: Shape<K> } = {
  text: isText,
  digits: isText,
  israeliId: isText,
  phone: isText,
  email: isText,
  password: isText,
  amount: isText,
  date: isText,
  yesNo: isTruth,
  tick: isTruth,
  tickedAt: isText,
  choice: isText,
  choices: isTexts,
  entry: isText,
  file: isText,
  files: isFileNames,
  list: (value, row) => Array.isArray(value) && value.every((line) => isLine(line, row)),
}

const hasShape = (value: unknown, row: Row): boolean => (shapes[row.kind] as Shape<Kind>)(value, row as never)

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
