import { z } from 'zod'
import type { Ledger } from '../ledger/ledger-entry.ts'
import {
  findAccount,
  findOpenOrder,
  isPaidByInstitution,
  moneyOf,
  waitingQuarantine,
} from '../ledger/money.ts'
import { type BankPayee, findBankFieldRefusal } from './bank-payee.ts'

/** Why an award that is due is not in a batch. */
export const LeftOutReason = z.enum([
  'MAKER_MAY_NOT_PAY',
  'APPROVER_MAY_NOT_PAY',
  'ORDER_OPEN',
  'QUARANTINE_WAITS',
  'ACCOUNT_NEEDED',
  'ACCOUNT_RECENT',
  'ACCOUNT_CHANGED',
  'AMOUNT_CHANGED',
  'BANK_REFUSES_FIELDS',
])
export type LeftOutReason = z.infer<typeof LeftOutReason>

/** Whose account cannot be paid to is asked for another when a batch is made, whether or not it takes anybody. */
export const asksForAccount = (reason: LeftOutReason | undefined): boolean =>
  reason === 'ACCOUNT_NEEDED' || reason === 'BANK_REFUSES_FIELDS'

/** What a row of a batch is judged by. */
export type Payable = {
  readonly ledger: Ledger
  readonly isSponsored: boolean
  /** The account of the ledger; null where an institution passes the money on. */
  readonly account: { readonly source: 'SENT' | 'FIX'; readonly createdAt: Date } | null
  /** Undefined for an institution's list, which names no account. */
  readonly payee: BankPayee | undefined
}

/** A row leaves the batch of who made or approved it, once they know whom it pays. */
export const leftOutByConflict = (
  { createdBy, approvedBy }: { readonly createdBy: string; readonly approvedBy: string | null },
  staffId: string,
): LeftOutReason | undefined => {
  if (createdBy === staffId) return 'MAKER_MAY_NOT_PAY'
  return approvedBy === staffId ? 'APPROVER_MAY_NOT_PAY' : undefined
}

const recentHours = 48

/** Details that came with the request are no change; those of a bank fix rest for two days. */
export const isAccountRecent = (account: Payable['account'], now: Date): boolean =>
  account?.source === 'FIX' && now.getTime() - account.createdAt.getTime() < recentHours * 3_600_000

/** Why what is due cannot be ordered now, whoever orders it; undefined where it can. */
export const findLeftOut = (
  { ledger, isSponsored, account, payee }: Payable,
  now: Date,
): LeftOutReason | undefined => {
  if (findOpenOrder(ledger)) return 'ORDER_OPEN'
  if (waitingQuarantine(ledger).length > 0) return 'QUARANTINE_WAITS'
  if (isPaidByInstitution(ledger, isSponsored)) return undefined
  if (moneyOf(ledger, isSponsored).needsAccount) return 'ACCOUNT_NEEDED'
  if (isAccountRecent(account, now)) return 'ACCOUNT_RECENT'
  return payee && findBankFieldRefusal(payee) ? 'BANK_REFUSES_FIELDS' : undefined
}

/** What a row was when its batch was made. */
export type FrozenRow = { readonly amount: number; readonly account: string | null }

/** Why a row leaves its batch after it was made: nothing in it is silently replaced. */
export const findLeftOutSince = (
  frozen: FrozenRow,
  payable: Payable,
  now: Date,
): LeftOutReason | undefined => {
  const { ledger, isSponsored } = payable
  const account = isPaidByInstitution(ledger, isSponsored) ? null : (findAccount(ledger) ?? null)
  if (account !== frozen.account) return 'ACCOUNT_CHANGED'
  if (moneyOf(ledger, isSponsored).due !== frozen.amount && !findOpenOrder(ledger)) return 'AMOUNT_CHANGED'
  return findLeftOut(payable, now)
}
