import { addEntry } from '@milgo/domain/ledger/add-entry'
import type { Ledger, LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import {
  explainResult,
  outcomeOf,
  type ResultVerdict,
  resultEntry,
} from '@milgo/domain/payment/explain-result'
import type { ResultRow } from '@milgo/domain/payment/result-file'
import type { Queryable } from '../../platform/database/database.ts'
import { addFollowUps } from '../../store/ledger-follow-ups.ts'
import { addLedgerEntries, type PlacedEntry } from './batches-repository.ts'
import {
  findNamedOrders,
  type NamedOrderRow,
  type OrderOutcome,
  type RowOutcome,
  settleOrders,
} from './results-repository.ts'

export type RowToApply = ResultRow & { readonly line: number }

type Applying = {
  readonly batchId: string
  readonly staffId: string
  readonly at: Date
  /** Returns the name of a quarantined row in the ledger. */
  readonly rowName: (line: number) => string
  /** The last row of this file about each order. */
  readonly earlier: Map<string, ResultRow>
}

/** Writes a page of results into the ledgers. Rows that fit are applied; contradicting rows are quarantined. */
export const applyRows = async (
  tx: Queryable,
  rows: readonly RowToApply[],
  { batchId, staffId, at, rowName, earlier }: Applying,
): Promise<readonly RowOutcome[]> => {
  const orders = await findNamedOrders(
    tx,
    rows.map(({ reference }) => reference),
    true,
  )
  const ledgers = new Map<string, Ledger>()
  const entries: PlacedEntry[] = []
  const settled = new Map<string, OrderOutcome>()
  const ledgerOf = ({ requestId, entries: stored }: NamedOrderRow): Ledger => ledgers.get(requestId) ?? stored
  const append = (order: NamedOrderRow, entry: LedgerEntry): void => {
    const outcome = addEntry(ledgerOf(order), entry, order.isSponsored)
    if (!outcome.isAllowed) throw new Error(`The ledger refuses ${order.reference}: ${outcome.refusal}`)
    ledgers.set(order.requestId, outcome.ledger)
    entries.push({ requestId: order.requestId, number: outcome.ledger.length, entry })
  }

  const outcomes = rows.map((row): RowOutcome => {
    const order = orders.get(row.reference)
    // A row may name an order by the bank's number or by the office's; both must have the same key.
    const key = order?.reference ?? row.reference
    const verdict = verdictOf(row, order, order && ledgerOf(order), batchId, earlier.get(key))
    earlier.set(key, row)
    const outcome = outcomeOf(verdict)
    if (order && outcome === 'applied') {
      append(order, resultEntry(order.reference, row))
      const { sequence } = order
      settled.set(key, { batchId, sequence, state: row.result, reason: row.reason })
    }
    if (order && outcome === 'quarantined')
      append(order, { kind: 'QUARANTINED', row: rowName(row.line), reason: verdict })
    return { line: row.line, verdict, isQuarantined: outcome === 'quarantined' }
  })

  await addLedgerEntries(tx, entries, { at, staffId })
  await settleOrders(tx, [...settled.values()])
  await addFollowUps(tx, [...ledgers.keys()], staffId)
  return outcomes
}

const verdictOf = (
  row: ResultRow,
  order: NamedOrderRow | undefined,
  ledger: Ledger | undefined,
  batchId: string,
  earlier: ResultRow | undefined,
): ResultVerdict =>
  explainResult(
    row,
    order &&
      ledger && {
        order: order.reference,
        batch: order.batchId,
        amount: order.amount,
        ledger,
      },
    batchId,
    earlier,
  )
