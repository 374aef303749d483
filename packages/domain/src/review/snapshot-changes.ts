import { sameAnswer } from '../answers/answer.ts'
import { isFileRow } from '../answers/row.ts'
import type { Snapshot, SnapshotLine } from '../answers/snapshot.ts'
import { applicationForm } from '../application/form.ts'
import { type SentDocument, sentDocuments } from './sent-documents.ts'
import { lineKey } from './snapshot-lines.ts'

export type DocumentChange = {
  readonly key: string
  readonly before: SentDocument | undefined
  readonly after: SentDocument | undefined
}

export type AnswerChange = {
  readonly key: string
  readonly before: SnapshotLine | undefined
  readonly after: SnapshotLine | undefined
}

export type SnapshotChanges = {
  readonly documents: readonly DocumentChange[]
  readonly answers: readonly AnswerChange[]
}

/** Returns the differences between two snapshots of a request: replaced files, and changed answers other than files. */
export const snapshotChanges = (before: Snapshot, after: Snapshot): SnapshotChanges => ({
  documents: pairs(sentDocuments(before), sentDocuments(after), ({ key }) => key).filter(
    (pair) => pair.before?.fileName !== pair.after?.fileName,
  ),
  answers: pairs(answersIn(before), answersIn(after), lineKey).filter(
    (pair) => !sameAnswer(pair.before?.value, pair.after?.value),
  ),
})

const answersIn = ({ sections }: Snapshot): readonly SnapshotLine[] =>
  sections.flatMap(({ lines }) => lines).filter(({ questionId }) => !isFileQuestion(questionId))

const isFileQuestion = (questionId: string): boolean => {
  const question = applicationForm.byId.get(questionId)
  return question !== undefined && isFileRow(question)
}

/** Pairs the entries of both lists by key, in the order of the newer list. Entries only in the older list come last. */
const pairs = <One>(older: readonly One[], newer: readonly One[], keyOf: (one: One) => string) => {
  const before = new Map(older.map((one) => [keyOf(one), one]))
  const after = new Map(newer.map((one) => [keyOf(one), one]))
  const keys = new Set([...after.keys(), ...before.keys()])
  return [...keys].map((key) => ({ key, before: before.get(key), after: after.get(key) }))
}
