import type { Answer, Answers } from './answer.ts'
import type { Form } from './define.ts'
import { type AnswerLine, shownLines } from './lines.ts'
import { isFileRow } from './row.ts'
import { shownOf } from './visibility.ts'

/** The texts on the day of submission. */
export interface Wording {
  readonly label: (line: AnswerLine) => string
  readonly text: (line: AnswerLine) => string
  readonly section: (section: string) => string
  /** The title of the part of the page that contains the question. */
  readonly place: (line: AnswerLine) => string
  /** The statements that are declared with a tick, beside its label. */
  readonly statements: (line: AnswerLine) => readonly string[]
}

/** What the file store knows about a file. */
export interface StoredFile {
  readonly originalName: string
  readonly sha256: string
}

export interface SnapshotHeader {
  readonly period: string
  /** The year in which the academic year of the period begins. Snapshots of the first releases do not have it. */
  readonly academicYear?: number
  readonly rulesVersion: string
  readonly language: string
  /** ISO 8601. */
  readonly submittedAt: string
}

export interface SnapshotLine {
  readonly questionId: string
  /** The title of the part of its section. Some labels are not clear without it. */
  readonly place: string
  readonly label: string
  readonly value: Answer | null
  readonly text: string
  readonly statements?: readonly string[]
  readonly wire?: string
  readonly index?: number
  readonly part?: string
  readonly member?: string
}

export interface SnapshotDocument {
  readonly questionId: string
  readonly label: string
  readonly fileName: string
  readonly originalName: string | null
  readonly sha256: string | null
  readonly index?: number
  readonly member?: string
  /** The file was erased after the submission; its hash stays. */
  readonly isErased?: boolean
}

/**
 * What was submitted, with the texts of that day. Review, score and the printed copy read the snapshot, never the
 * current answers.
 */
export interface Snapshot extends SnapshotHeader {
  /** Format 1 has no answers, so that lists cannot be rebuilt from it. */
  readonly format: 1 | 2
  /** The answers to all questions that were shown, by question id. */
  readonly answers?: Answers
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly lines: readonly SnapshotLine[]
  }[]
  readonly documents: readonly SnapshotDocument[]
}

/** What a snapshot is made from, with the texts and files of that day. */
export interface SnapshotSource {
  readonly form: Form
  readonly answers: Answers
  readonly context: unknown
  readonly header: SnapshotHeader
  readonly wording: Wording
  readonly findFile: (fileName: string) => StoredFile | undefined
}

export const takeSnapshot = ({ form, answers, context, ...source }: SnapshotSource): Snapshot => {
  const { header, wording } = source
  const shown = shownOf(form, answers, context)
  const lines = shownLines(form, shown, context)
  return {
    format: 2,
    ...header,
    answers: shown.answers,
    sections: form.sections
      .filter(({ id }) => lines.some((line) => line.section === id))
      .map(({ id }) => ({
        id,
        title: wording.section(id),
        lines: lines.filter((line) => line.section === id).map((line) => frozen(line, wording)),
      })),
    documents: lines.flatMap((line) => documentOf(line, source)),
  }
}

const placeOf = ({ index, member }: AnswerLine) => ({
  ...(index !== undefined && { index }),
  ...(member !== undefined && { member }),
})

const frozen = (line: AnswerLine, wording: Wording): SnapshotLine => ({
  questionId: line.questionId,
  place: wording.place(line),
  label: wording.label(line),
  value: line.value ?? null,
  text: wording.text(line),
  ...statementsOf(wording.statements(line)),
  ...(line.wire !== undefined && { wire: line.wire }),
  ...(line.part !== undefined && { part: line.part }),
  ...placeOf(line),
})

const statementsOf = (statements: readonly string[]) => (statements.length > 0 ? { statements } : {})

const documentOf = (
  line: AnswerLine,
  { wording, findFile }: Pick<SnapshotSource, 'wording' | 'findFile'>,
): readonly SnapshotDocument[] => {
  if (!isFileRow(line.row) || typeof line.value !== 'string') return []
  const file = findFile(line.value)
  return [
    {
      questionId: line.questionId,
      label: wording.label(line),
      fileName: line.value,
      originalName: file?.originalName ?? null,
      sha256: file?.sha256 ?? null,
      ...placeOf(line),
    },
  ]
}
