import { findDecision } from '@milgo/domain/queue/decision'
import { returnedParts } from '@milgo/domain/queue/returned-filter'
import { findWaiting } from '@milgo/domain/queue/waiting'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { Queryable } from '../../platform/database/database.ts'
import {
  findHistories,
  type HistoryIndexValues,
  type IndexedHistory,
  insertIndexRows,
  type SentRequest,
  updateIndexRows,
} from './index-repository.ts'
import { sentIndexValues } from './index-values.ts'
import { openSnapshot } from './sealed-snapshot.ts'
import { findSendings } from './sendings-repository.ts'

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

/**
 * Writes the index rows of requests from everything that is stored of them. To be called in the transaction that changes
 * what was sent. A draft gets no row.
 */
export const indexRequests = async (
  tx: Writer,
  vault: Pick<Vault, 'open' | 'lookupHash'>,
  requestIds: readonly string[],
): Promise<void> => {
  const sendings = await findSendings(tx, requestIds)
  await writeIndexRows(
    tx,
    sendings.flatMap(({ requestId, snapshots, phones }) => {
      const opened = snapshots.map((snapshot) => openSnapshot(vault, requestId, snapshot))
      const last = opened.at(-1)
      if (!last) return []
      const sent = { last, earlier: opened.slice(0, -1), accountPhones: phones }
      return [{ requestId, ...sentIndexValues(vault, sent) }]
    }),
  )
}

/** Writes the index rows of sent requests with these values. */
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

/** Updates the index rows after changes that sent nothing. */
export const refreshIndexRows = async (db: Writer, requestIds: readonly string[]): Promise<void> => {
  const histories = await findHistories(db, requestIds)
  await updateIndexRows(
    db,
    histories.map((history) => ({ requestId: history.requestId, ...historyValues(history) })),
  )
}
