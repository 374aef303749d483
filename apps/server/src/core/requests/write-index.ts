import { findDecision } from '@milgo/domain/queue/decision'
import { returnedParts } from '@milgo/domain/queue/returned-filter'
import { findWaiting } from '@milgo/domain/queue/waiting'
import type { Queryable } from '../../platform/database/database.ts'
import {
  findHistories,
  type HistoryIndexValues,
  type IndexedHistory,
  insertIndexRows,
  type SentRequest,
  updateIndexRows,
} from './index-repository.ts'

type Writer = Pick<Queryable, 'execute'>

const withoutHistory: HistoryIndexValues = {
  waitingSince: 'infinity',
  dueOn: 'infinity',
  decision: null,
  decidedAt: null,
  decidedBy: null,
  decisionReason: null,
  returnedFor: [],
}

const historyValues = ({ events, flags, stageTargets, daysOff }: IndexedHistory): HistoryIndexValues => {
  const history = events.map((event) => ({ ...event, at: new Date(event.at) }))
  const waiting = findWaiting(history, { stageTargets, daysOff: new Set(daysOff) })
  const decision = findDecision(history)
  return {
    ...withoutHistory,
    returnedFor: [...new Set(flags.flatMap(({ field, reason }) => returnedParts(field, reason)))].toSorted(),
    ...(waiting && { waitingSince: waiting.since, dueOn: waiting.dueOn }),
    ...(decision && {
      decision: decision.decision,
      decidedAt: decision.at.toISOString(),
      decidedBy: decision.by,
      decisionReason: decision.reason,
    }),
  }
}

/** The index rows of requests that were sent, in the transaction that sends or corrects them. */
export const writeIndexRows = async (db: Writer, sent: readonly SentRequest[]): Promise<void> => {
  if (sent.length === 0) return
  const histories = await findHistories(
    db,
    sent.map(({ requestId }) => requestId),
  )
  const values = new Map(histories.map((history) => [history.requestId, historyValues(history)]))
  await insertIndexRows(
    db,
    sent.map((one) => ({ ...one, ...(values.get(one.requestId) ?? withoutHistory) })),
  )
}

/** The index rows after changes that sent nothing. */
export const refreshIndexRows = async (db: Writer, requestIds: readonly string[]): Promise<void> => {
  const histories = await findHistories(db, requestIds)
  await updateIndexRows(
    db,
    histories.map((history) => ({ requestId: history.requestId, ...historyValues(history) })),
  )
}
