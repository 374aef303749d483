import type { Answers } from '../answers/answer.ts'
import type { Form } from '../answers/define.ts'
import { type AnswerLine, labelKeyOf } from '../answers/lines.ts'
import type { Snapshot, SnapshotLine } from '../answers/snapshot.ts'
import { answersOfSnapshot } from '../score/score-answers.ts'

/**
 * A line of a snapshot and, if the form still asks the question, the line from which it can be worded in another
 * language.
 */
export type SentLine = { readonly sent: SnapshotLine; readonly line: AnswerLine | undefined }

/** Returns the answers in a snapshot. Snapshots of format 1 contain them only in their lines. */
export const sentAnswers = (snapshot: Snapshot): Answers => snapshot.answers ?? answersOfSnapshot(snapshot)

/**
 * Returns the lines of a snapshot by section. Questions and their order are those of the snapshot, not of the present
 * form.
 */
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

/** Returns the key of an answer within a snapshot. */
export const lineKey = ({
  questionId,
  index,
  part,
}: Pick<SnapshotLine, 'questionId' | 'index' | 'part'>): string =>
  [questionId, index, part].filter((piece) => piece !== undefined).join('.')
