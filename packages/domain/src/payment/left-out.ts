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

/** Why a due award is not in a batch. */
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

/**
 * Returns whether the student is asked for another account, because the present one cannot be paid to. This happens
 * when a batch is made, even if the batch is empty.
 */
export const asksForAccount = (reason: LeftOutReason | undefined): boolean =>
  reason === 'ACCOUNT_NEEDED' || reason === 'BANK_REFUSES_FIELDS'

/** The data from which a row of a batch is judged. */
export type Payable = {
  readonly ledger: Ledger
  readonly isSponsored: boolean
  /** The account of the ledger; null if an institution passes the money on. */
  readonly account: { readonly source: 'SENT' | 'FIX'; readonly createdAt: Date } | null
  /** Undefined for an institution's list, which contains no accounts. */
  readonly payee: BankPayee | undefined
}

/**
 * Returns the reason for which a row is left out when the batch's creator or approver declares that they know the
 * payee.
 */
export const leftOutByConflict = (
  { createdBy, approvedBy }: { readonly createdBy: string; readonly approvedBy: string | null },
  staffId: string,
): LeftOutReason | undefined => {
  if (createdBy === staffId) return 'MAKER_MAY_NOT_PAY'
  return approvedBy === staffId ? 'APPROVER_MAY_NOT_PAY' : undefined
}

const recentHours = 48

/**
 * Returns whether the account is too recent to pay to. Accounts of a bank fix wait two days; the account of the request
 * does not.
 */
export const isAccountRecent = (account: Payable['account'], now: Date): boolean =>
  account?.source === 'FIX' && now.getTime() - account.createdAt.getTime() < recentHours * 3_600_000

/** Returns why a due award cannot be ordered now, whoever orders it; undefined if it can. */
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

/** The row at the time when its batch was made. */
export type FrozenRow = { readonly amount: number; readonly account: string | null }

/**
 * Returns why a row is left out after its batch was made; undefined if it stays. Nothing in a row is silently replaced.
 */
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
