import { findWaiting } from '@milgo/domain/queue/waiting'
import type { Queryable } from '../../platform/database/database.ts'
import {
  findHistories,
  type IndexedHistory,
  insertIndexRows,
  type SentRequest,
  updateIndexRows,
  type WaitingIndexValues,
} from './index-repository.ts'

type Writer = Pick<Queryable, 'execute'>

const notWaiting: WaitingIndexValues = { waitingSince: 'infinity', dueOn: 'infinity' }

const waitingOf = ({ events, stageTargets, daysOff }: IndexedHistory): WaitingIndexValues => {
  const history = events.map(({ at, to }) => ({ at: new Date(at), to }))
  const waiting = findWaiting(history, { stageTargets, daysOff: new Set(daysOff) })
  return waiting ? { waitingSince: waiting.since, dueOn: waiting.dueOn } : notWaiting
}

/** The index rows of requests that were sent, in the transaction that sends or corrects them. */
export const writeIndexRows = async (db: Writer, sent: readonly SentRequest[]): Promise<void> => {
  if (sent.length === 0) return
  const histories = await findHistories(
    db,
    sent.map(({ requestId }) => requestId),
  )
  const waiting = new Map(histories.map((history) => [history.requestId, waitingOf(history)]))
  await insertIndexRows(
    db,
    sent.map((one) => ({ ...one, ...(waiting.get(one.requestId) ?? notWaiting) })),
  )
}

/** The index rows after changes that sent nothing. */
export const refreshIndexRows = async (db: Writer, requestIds: readonly string[]): Promise<void> => {
  const histories = await findHistories(db, requestIds)
  await updateIndexRows(
    db,
    histories.map((history) => ({ requestId: history.requestId, ...waitingOf(history) })),
  )
}
