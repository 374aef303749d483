import type { Answers } from '../answers/answer.ts'
import type { Form } from '../answers/define.ts'
import { type AnswerLine, labelKeyOf } from '../answers/lines.ts'
import type { Snapshot, SnapshotLine } from '../answers/snapshot.ts'
import { answersOfSnapshot } from '../score/score-answers.ts'

/** A line as it was sent and, where the form still asks the question, as it can be worded in another language. */
export type SentLine = { readonly sent: SnapshotLine; readonly line: AnswerLine | undefined }

/** The answers that a snapshot froze; snapshots of the first format have them in their lines alone. */
export const sentAnswers = (snapshot: Snapshot): Answers => snapshot.answers ?? answersOfSnapshot(snapshot)

/** The lines of a snapshot by section. What was asked and in which order is the snapshot's, not today's form. */
export const sentLines = (
  form: Form,
  snapshot: Snapshot,
  context: unknown,
): readonly { readonly id: string; readonly title: string; readonly lines: readonly SentLine[] }[] => {
  const answers = sentAnswers(snapshot)
  return snapshot.sections.map(({ id, title, lines }) => ({
    id,
    title,
    lines: lines.map((sent) => ({ sent, line: findLine(form, sent, id, answers, context) })),
  }))
}

const findLine = (
  form: Form,
  { questionId, value, wire, index, part, member }: SnapshotLine,
  section: string,
  answers: Answers,
  context: unknown,
): AnswerLine | undefined => {
  const question = form.byId.get(questionId)
  if (question === undefined) return undefined
  const partRow = question.kind === 'list' && part !== undefined ? question.item[part] : undefined
  if (part !== undefined && partRow === undefined) return undefined
  return {
    section,
    place: question.place,
    questionId,
    labelKey: part === undefined ? labelKeyOf(question, answers, context) : `${questionId}.${part}`,
    row: partRow ?? question,
    value: value ?? undefined,
    ...(wire !== undefined && { wire }),
    ...(index !== undefined && { index }),
    ...(part !== undefined && { part }),
    ...(member !== undefined && { member }),
  }
}

/** Names one answer within a snapshot. */
export const lineKey = ({
  questionId,
  index,
  part,
}: Pick<SnapshotLine, 'questionId' | 'index' | 'part'>): string =>
  [questionId, index, part].filter((piece) => piece !== undefined).join('.')
