import type { Ledger, LedgerEntry, LedgerEntryOf, OrderResult } from './ledger-entry.ts'

/** The sums of a ledger, in NIS. */
export type Money = {
  readonly entitled: number
  readonly paid: number
  /** Ordered, and neither paid nor returned nor cancelled. */
  readonly inFlight: number
  /** Not ordered yet. */
  readonly due: number
  /** The student must give another bank account before the due sum can be paid. */
  readonly needsAccount: boolean
}

/** The parts of the due sum, without overlap. */
export type DueParts = { readonly unclaimed: number; readonly returned: number; readonly waiting: number }

type Order = LedgerEntryOf<'ORDER'> & { readonly result: OrderResult | undefined }

const isOf =
  <K extends LedgerEntry['kind']>(kind: K) =>
  (entry: LedgerEntry): entry is LedgerEntryOf<K> =>
    entry.kind === kind

const resultOf = (entry: LedgerEntry, order: string): OrderResult | undefined => {
  if (entry.kind === 'CANCELLATION' && entry.order === order) return 'CANCELLED'
  return entry.kind === 'RESULT' && entry.order === order ? entry.result : undefined
}

/**
 * Returns the last result of an order, because a payment may be returned after it was paid; undefined while the order
 * is open.
 */
export const findResult = (ledger: Ledger, order: string): OrderResult | undefined => {
  const entry = ledger.findLast((candidate) => resultOf(candidate, order) !== undefined)
  return entry && resultOf(entry, order)
}

export const ordersOf = (ledger: Ledger): readonly Order[] =>
  ledger.filter(isOf('ORDER')).map((order) => ({ ...order, result: findResult(ledger, order.order) }))

export const findOpenOrder = (ledger: Ledger): Order | undefined =>
  ordersOf(ledger).find(({ result }) => result === undefined)

const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)

export const waitingQuarantine = (ledger: Ledger): readonly LedgerEntryOf<'QUARANTINED'>[] => {
  const decided = new Set(ledger.filter(isOf('CORRECTION')).map(({ row }) => row))
  return ledger.filter(isOf('QUARANTINED')).filter(({ row }) => !decided.has(row))
}

const entitledOf = (ledger: Ledger): number => ledger.findLast(isOf('ENTITLEMENT'))?.award ?? 0

const paidOf = (ledger: Ledger): number =>
  sumOf(ordersOf(ledger).filter(({ result }) => result === 'PAID')) + sumOf(ledger.filter(isOf('CORRECTION')))

const inFlightOf = (ledger: Ledger): number =>
  sumOf(ordersOf(ledger).filter(({ result }) => result === undefined))

const dueOf = (ledger: Ledger): number =>
  Math.max(0, entitledOf(ledger) - paidOf(ledger) - inFlightOf(ledger))

const accountKinds: readonly LedgerEntry['kind'][] = [
  'ACCOUNT_ACCEPTED',
  'ACCOUNT_ERASED',
  'ACCOUNT_UNPAYABLE',
]

/**
 * Returns the account for new orders: the last accepted one, unless it was erased or found unpayable since; otherwise
 * undefined.
 */
export const findAccount = (ledger: Ledger): string | undefined => {
  const last = ledger.findLast(({ kind }) => accountKinds.includes(kind))
  return last?.kind === 'ACCOUNT_ACCEPTED' ? last.account : undefined
}

/** Returns whether a payment to the present account was returned. */
const hasAccountFailed = (ledger: Ledger): boolean =>
  ordersOf(ledger.slice(ledger.findLastIndex(isOf('ACCOUNT_ACCEPTED')) + 1)).some(
    ({ result }) => result === 'RETURNED',
  )

/**
 * Returns whether the institution's list pays the student: the institution is sponsored, and finance has not opened the
 * bank fix.
 */
export const isPaidByInstitution = (ledger: Ledger, isSponsored: boolean): boolean =>
  isSponsored && !ledger.some(isOf('BANK_FIX_OPENED'))

export const moneyOf = (ledger: Ledger, isSponsored: boolean): Money => {
  const due = dueOf(ledger)
  return {
    entitled: entitledOf(ledger),
    paid: paidOf(ledger),
    inFlight: inFlightOf(ledger),
    due,
    needsAccount:
      due > 0 &&
      !isPaidByInstitution(ledger, isSponsored) &&
      (findAccount(ledger) === undefined || hasAccountFailed(ledger)),
  }
}

/** Returns the returned orders that no later order replaces. */
export const returnedOrdersOf = (ledger: Ledger): readonly Order[] => {
  const orders = ordersOf(ledger)
  const reissued = new Set(orders.flatMap(({ reissues }) => reissues))
  return orders.filter(({ order, result }) => result === 'RETURNED' && !reissued.has(order))
}

/** Returns whether the reminders are over and no account was accepted since. */
export const isUnclaimed = (ledger: Ledger): boolean =>
  ledger.findLastIndex(isOf('UNCLAIMED')) > ledger.findLastIndex(isOf('ACCOUNT_ACCEPTED'))

export const splitDue = (ledger: Ledger): DueParts => {
  const due = dueOf(ledger)
  if (isUnclaimed(ledger)) return { unclaimed: due, returned: 0, waiting: 0 }
  const returned = Math.min(due, sumOf(returnedOrdersOf(ledger)))
  return { unclaimed: 0, returned, waiting: due - returned }
}

/** The orders of one batch by their result. The parts add up to `ordered`. */
export type BatchTotals = {
  readonly ordered: number
  readonly paid: number
  readonly inFlight: number
  readonly returned: number
  readonly cancelled: number
}

export const batchTotals = (ledgers: readonly Ledger[], batch: string): BatchTotals => {
  const orders = ledgers.flatMap((ledger) => ordersOf(ledger)).filter((order) => order.batch === batch)
  const withResult = (wanted: OrderResult | undefined) =>
    sumOf(orders.filter(({ result }) => result === wanted))
  return {
    ordered: sumOf(orders),
    paid: withResult('PAID'),
    inFlight: withResult(undefined),
    returned: withResult('RETURNED'),
    cancelled: withResult('CANCELLED'),
  }
}
