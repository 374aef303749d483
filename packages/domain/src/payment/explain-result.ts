import { z } from 'zod'
import { addEntry } from '../ledger/add-entry.ts'
import type { Ledger, LedgerEntryOf } from '../ledger/ledger-entry.ts'
import { findResult } from '../ledger/money.ts'
import type { ResultRow } from './result-file.ts'

/** The verdict about a row of a result file. */
export const ResultVerdict = z.enum([
  'PAID',
  'RETURNED',
  'ALREADY_DONE',
  'DUPLICATE',
  'UNKNOWN',
  'OTHER_BATCH',
  'AMOUNT_DIFFERS',
  'CONTRADICTS',
  'REPEATED',
])
export type ResultVerdict = z.infer<typeof ResultVerdict>

export type ResultOutcome = 'applied' | 'skipped' | 'quarantined'

/** Rows without news are skipped; all other rows that do not fit wait for two finance members. */
const outcomes: Readonly<Record<ResultVerdict, ResultOutcome>> = {
  PAID: 'applied',
  RETURNED: 'applied',
  ALREADY_DONE: 'skipped',
  DUPLICATE: 'skipped',
  UNKNOWN: 'quarantined',
  OTHER_BATCH: 'quarantined',
  AMOUNT_DIFFERS: 'quarantined',
  CONTRADICTS: 'quarantined',
  REPEATED: 'quarantined',
}

export const outcomeOf = (verdict: ResultVerdict): ResultOutcome => outcomes[verdict]

/** The order that a row names. */
export type NamedOrder = {
  readonly order: string
  readonly batch: string
  readonly amount: number
  readonly ledger: Ledger
}

/** Returns the ledger entry for a row that fits. */
export const resultEntry = (order: string, { result, reason }: ResultRow): LedgerEntryOf<'RESULT'> => ({
  kind: 'RESULT',
  order,
  result,
  reason: reason ?? '',
})

/** Returns the verdict about a row, from the ledger before the file. */
export const explainResult = (
  row: ResultRow,
  named: NamedOrder | undefined,
  batch: string,
  earlierInFile: ResultRow | undefined,
): ResultVerdict => {
  if (!named) return 'UNKNOWN'
  if (named.batch !== batch) return 'OTHER_BATCH'
  if (earlierInFile) return isSame(earlierInFile, row) ? 'DUPLICATE' : 'REPEATED'
  if (named.amount !== row.amount) return 'AMOUNT_DIFFERS'
  if (findResult(named.ledger, named.order) === row.result) return 'ALREADY_DONE'
  return addEntry(named.ledger, resultEntry(named.order, row), false).isAllowed ? row.result : 'CONTRADICTS'
}

const isSame = (one: ResultRow, other: ResultRow): boolean =>
  one.result === other.result && one.amount === other.amount
