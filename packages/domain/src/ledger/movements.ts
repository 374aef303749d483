import type { Ledger, LedgerEntry } from './ledger-entry.ts'
import { findOpenOrder, isPaidByInstitution, moneyOf, ordersOf } from './money.ts'

/** What a student sees of their ledger. Entries that only finance handles are not shown. */
export const ledgerMovementKinds = [
  'ENTITLED',
  'ENTITLED_AGAIN',
  'ORDERED',
  'PAID',
  'RETURNED',
  'CANCELLED',
  'CORRECTED',
  'ACCOUNT_SENT',
  'ACCOUNT_ACCEPTED',
  'ACCOUNT_REFUSED',
] as const
export type LedgerMovementKind = (typeof ledgerMovementKinds)[number]

export type DatedEntry = { readonly at: Date; readonly entry: LedgerEntry }

export type LedgerMovement = {
  readonly kind: LedgerMovementKind
  readonly at: Date
  /** NIS; null if the movement is only about an account. */
  readonly amount: number | null
  /** The id of the account; null for an institution's list. */
  readonly account: string | null
  /** The bank's code of a returned payment. */
  readonly reason: string | null
}

/** Returns the ledger as its student sees it, the oldest first. */
export const movementsOf = (entries: readonly DatedEntry[]): readonly LedgerMovement[] => {
  const ledger = entries.map(({ entry }) => entry)
  const orders = new Map(ordersOf(ledger).map((order) => [order.order, order]))
  let hasEntitlement = false
  let hasAccount = false
  return entries.flatMap(({ at, entry }): readonly LedgerMovement[] => {
    const plain = { at, amount: null, account: null, reason: null }
    switch (entry.kind) {
      case 'ENTITLEMENT': {
        const kind = hasEntitlement ? 'ENTITLED_AGAIN' : 'ENTITLED'
        hasEntitlement = true
        return [{ ...plain, kind, amount: entry.award }]
      }
      case 'ACCOUNT_ACCEPTED': {
        // The first account was sent with the request, so it is not shown.
        const isNews = hasAccount
        hasAccount = true
        return isNews ? [{ ...plain, kind: 'ACCOUNT_ACCEPTED', account: entry.account }] : []
      }
      case 'ORDER':
        return [{ ...plain, kind: 'ORDERED', amount: entry.amount, account: entry.account }]
      case 'RESULT': {
        const order = orders.get(entry.order)
        const reason = entry.result === 'RETURNED' ? entry.reason : null
        return [
          { at, kind: entry.result, amount: order?.amount ?? null, account: order?.account ?? null, reason },
        ]
      }
      case 'CANCELLATION':
        return [{ ...plain, kind: 'CANCELLED', amount: orders.get(entry.order)?.amount ?? null }]
      case 'CORRECTION':
        return entry.amount === 0 ? [] : [{ ...plain, kind: 'CORRECTED', amount: entry.amount }]
      default:
        return []
    }
  })
}

/** What happens next with the money. */
export const moneyNextSteps = ['PAYING', 'WAITING', 'INSTITUTION', 'ACCOUNT', 'CHECKING', 'DONE'] as const
export type MoneyNextStep = (typeof moneyNextSteps)[number]

export const findMoneyNextStep = (
  ledger: Ledger,
  isSponsored: boolean,
  isFixBeingChecked: boolean,
): MoneyNextStep | undefined => {
  const { entitled, due, needsAccount } = moneyOf(ledger, isSponsored)
  if (entitled === 0) return undefined
  if (needsAccount) return isFixBeingChecked ? 'CHECKING' : 'ACCOUNT'
  if (findOpenOrder(ledger)) return 'PAYING'
  if (due === 0) return 'DONE'
  return isPaidByInstitution(ledger, isSponsored) ? 'INSTITUTION' : 'WAITING'
}
