import { type Answer, type Answers, isBlank, type ListItem } from './answer.ts'
import { ask } from './ask.ts'
import { type Form, type Question, wireNameOf } from './define.ts'
import type { Row } from './row.ts'
import { nameAt, slotsOf } from './slots.ts'
import { shownOf } from './visibility.ts'

/** One line of the check-your-answers page: which question, which label, which answer. No prose. */
export interface AnswerLine {
  readonly section: string
  readonly place: string
  readonly questionId: string
  readonly labelKey: string
  readonly row: Row
  readonly value: Answer | undefined
  readonly wire?: string
  /** The line of a repeated question, and its part; or the place of a file in its list. */
  readonly index?: number
  readonly part?: string
  /** Whom a file of a list is about. */
  readonly member?: string
}

/** The key of the label: the question's id, or `id.variant` where the answers decide. */
export const labelKeyOf = (question: Question, answers: Answers, context: unknown): string => {
  if (question.kind === 'list') return `${question.id}.whole`
  return question.labels === undefined
    ? question.id
    : `${question.id}.${ask(question.labels.pick, answers, context)}`
}

/** The set of words for the options of a choice. */
export const optionSetOf = (line: Pick<AnswerLine, 'questionId' | 'part' | 'row'>): string =>
  ('optionSet' in line.row ? line.row.optionSet : undefined) ?? line.part ?? line.questionId

/** Every shown question in order with its answer, also where it was left empty. */
export const answerLines = (form: Form, answers: Answers, context: unknown): readonly AnswerLine[] => {
  const shown = shownOf(form, answers, context)
  return form.questions
    .filter((question) => shown.ids.has(question.id))
    .flatMap((question) => linesOf(question, shown.answers, context))
}

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
