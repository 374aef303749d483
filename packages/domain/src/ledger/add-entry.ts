import type { Ledger, LedgerEntry, LedgerEntryOf } from './ledger-entry.ts'
import {
  findAccount,
  findOpenOrder,
  findResult,
  isPaidByInstitution,
  isUnclaimed,
  moneyOf,
  ordersOf,
  returnedOrdersOf,
  waitingQuarantine,
} from './money.ts'

/** Why an entry was refused. */
export type LedgerRefusal =
  | 'AWARD_BELOW_PAID'
  | 'ORDER_OPEN'
  | 'ORDER_KNOWN'
  | 'AMOUNT_NOT_DUE'
  | 'ACCOUNT_UNUSABLE'
  | 'QUARANTINE_WAITS'
  | 'REISSUE_WRONG'
  | 'ORDER_UNKNOWN'
  | 'RESULT_KNOWN'
  | 'QUARANTINE_KNOWN'
  | 'QUARANTINE_UNKNOWN'
  | 'PAID_OUT_OF_BOUNDS'
  | 'NOT_SPONSORED'
  | 'BANK_FIX_OPEN'
  | 'NOTHING_UNCLAIMED'

type Check<K extends LedgerEntry['kind']> = (
  ledger: Ledger,
  entry: LedgerEntryOf<K>,
  isSponsored: boolean,
) => LedgerRefusal | undefined

const checkEntitlement: Check<'ENTITLEMENT'> = (ledger, { award }) => {
  const { paid, inFlight } = moneyOf(ledger, false)
  return award < paid + inFlight ? 'AWARD_BELOW_PAID' : undefined
}

const checkOrder: Check<'ORDER'> = (ledger, entry, isSponsored) => {
  const { due, needsAccount } = moneyOf(ledger, isSponsored)
  const orders = ordersOf(ledger)
  if (findOpenOrder(ledger)) return 'ORDER_OPEN'
  if (orders.some(({ order }) => order === entry.order)) return 'ORDER_KNOWN'
  if (waitingQuarantine(ledger).length > 0) return 'QUARANTINE_WAITS'
  if (entry.amount !== due) return 'AMOUNT_NOT_DUE'
  const account = isPaidByInstitution(ledger, isSponsored) ? null : findAccount(ledger)
  if (needsAccount || entry.account !== account) return 'ACCOUNT_UNUSABLE'
  const returned = returnedOrdersOf(ledger).map(({ order }) => order)
  return returned.toSorted().join() === entry.reissues.toSorted().join() ? undefined : 'REISSUE_WRONG'
}

/** An open order can be paid or returned, and a paid order can be returned once. All other results are refused. */
const checkResult: Check<'RESULT'> = (ledger, { order, result }) => {
  if (!ordersOf(ledger).some((known) => known.order === order)) return 'ORDER_UNKNOWN'
  const before = findResult(ledger, order)
  if (before === undefined) return undefined
  return before === 'PAID' && result === 'RETURNED' && moneyOf(ledger, false).paid >= amountOf(ledger, order)
    ? undefined
    : 'RESULT_KNOWN'
}

const amountOf = (ledger: Ledger, order: string): number =>
  ordersOf(ledger).find((known) => known.order === order)?.amount ?? 0

const checkCancellation: Check<'CANCELLATION'> = (ledger, { order }) => {
  if (!ordersOf(ledger).some((known) => known.order === order)) return 'ORDER_UNKNOWN'
  return findResult(ledger, order) === undefined ? undefined : 'RESULT_KNOWN'
}

const checkQuarantined: Check<'QUARANTINED'> = (ledger, { row }) =>
  ledger.some((entry) => entry.kind === 'QUARANTINED' && entry.row === row) ? 'QUARANTINE_KNOWN' : undefined

/** The paid sum must stay between 0 and the award minus what is in flight. */
const checkCorrection: Check<'CORRECTION'> = (ledger, { row, amount }) => {
  if (!waitingQuarantine(ledger).some((waiting) => waiting.row === row)) return 'QUARANTINE_UNKNOWN'
  const { paid, inFlight, entitled } = moneyOf(ledger, false)
  const after = paid + amount
  const isWithin = amount === 0 || (after >= 0 && after + inFlight <= entitled)
  return isWithin ? undefined : 'PAID_OUT_OF_BOUNDS'
}

/** An account with an open order cannot be unpayable, because it was already in the bank's file. */
const checkUnpayable: Check<'ACCOUNT_UNPAYABLE'> = (ledger, { account }) => {
  if (findOpenOrder(ledger)) return 'ORDER_OPEN'
  return findAccount(ledger) === account ? undefined : 'ACCOUNT_UNUSABLE'
}

const checkBankFix: Check<'BANK_FIX_OPENED'> = (ledger, _entry, isSponsored) => {
  if (!isSponsored) return 'NOT_SPONSORED'
  return isPaidByInstitution(ledger, isSponsored) ? undefined : 'BANK_FIX_OPEN'
}

const never = () => undefined

const checks: { readonly [K in LedgerEntry['kind']]: Check<K> } = {
  ENTITLEMENT: checkEntitlement,
  ACCOUNT_ACCEPTED: never,
  ACCOUNT_ERASED: never,
  ACCOUNT_UNPAYABLE: checkUnpayable,
  BANK_FIX_OPENED: checkBankFix,
  ORDER: checkOrder,
  RESULT: checkResult,
  CANCELLATION: checkCancellation,
  QUARANTINED: checkQuarantined,
  CORRECTION: checkCorrection,
  UNCLAIMED: (ledger, _entry, isSponsored) =>
    moneyOf(ledger, isSponsored).needsAccount && !isUnclaimed(ledger) ? undefined : 'NOTHING_UNCLAIMED',
}

export type LedgerOutcome =
  | { readonly isAllowed: true; readonly ledger: Ledger }
  | { readonly isAllowed: false; readonly refusal: LedgerRefusal }

/** Adds an entry to a ledger if its rules allow it, or refuses. A ledger grows in no other way. */
export const addEntry = (ledger: Ledger, entry: LedgerEntry, isSponsored: boolean): LedgerOutcome => {
  const check = checks[entry.kind] as Check<LedgerEntry['kind']>
  const refusal = check(ledger, entry, isSponsored)
  return refusal === undefined
    ? { isAllowed: true, ledger: [...ledger, entry] }
    : { isAllowed: false, refusal }
}
