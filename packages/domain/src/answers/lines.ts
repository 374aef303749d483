import { type Answer, type Answers, isBlank, type ListItem } from './answer.ts'
import { ask } from './ask.ts'
import { type Form, type Question, wireNameOf } from './define.ts'
import type { Row } from './row.ts'
import { nameAt, slotsOf } from './slots.ts'
import { type Shown, shownOf } from './visibility.ts'

/** One line of the page on which answers are checked: question, key of the label, answer. It contains no text. */
export interface AnswerLine {
  readonly section: string
  readonly place: string
  readonly questionId: string
  readonly labelKey: string
  readonly row: Row
  readonly value: Answer | undefined
  readonly wire?: string
  /** The index of the line of a repeated question, and its part; or the index of a file in its list. */
  readonly index?: number
  readonly part?: string
  /** The family member that a file of a list belongs to. */
  readonly member?: string
}

/** Returns the key of the label: the question's id, or `id.variant` if the label depends on the answers. */
export const labelKeyOf = (question: Question, answers: Answers, context: unknown): string => {
  if (question.kind === 'list') return `${question.id}.whole`
  return question.labels === undefined
    ? question.id
    : `${question.id}.${ask(question.labels.pick, answers, context)}`
}

/** Returns the name of the option set that contains the texts of a choice. */
export const optionSetOf = (line: Pick<AnswerLine, 'questionId' | 'part' | 'row'>): string =>
  ('optionSet' in line.row ? line.row.optionSet : undefined) ?? line.part ?? line.questionId

/** Returns a line for every shown question, in order, also for questions without an answer. */
export const answerLines = (form: Form, answers: Answers, context: unknown): readonly AnswerLine[] =>
  shownLines(form, shownOf(form, answers, context), context)

/** Does the same as `answerLines` if the shown questions are already known. */
export const shownLines = (form: Form, { ids, answers }: Shown, context: unknown): readonly AnswerLine[] =>
  form.questions
    .filter((question) => ids.has(question.id))
    .flatMap((question) => linesOf(question, answers, context))

const linesOf = (question: Question, answers: Answers, context: unknown): readonly AnswerLine[] => {
  const { section, place, id: questionId } = question
  const value = answers[questionId]
  const wire = wireNameOf(question)
  const line: AnswerLine = {
    section,
    place,
    questionId,
    labelKey: labelKeyOf(question, answers, context),
    row: question,
    value: isBlank(value) ? undefined : value,
    ...(wire !== undefined && { wire }),
  }
  switch (question.kind) {
    case 'list':
      return itemsOf(value).flatMap((item, index) =>
        Object.entries(question.item).map(([part, row]) => ({
          ...line,
          labelKey: `${questionId}.${part}`,
          row,
          value: item[part],
          index,
          part,
        })),
      )
    case 'files':
      return slotsOf(question, answers, context).flatMap((slot, index) =>
        slot === null ? [] : [{ ...line, value: nameAt(value, index) ?? undefined, index, ...slot }],
      )
    default:
      return [line]
  }
}

const itemsOf = (value: Answer | undefined): readonly ListItem[] =>
  Array.isArray(value) ? (value as readonly ListItem[]) : []
