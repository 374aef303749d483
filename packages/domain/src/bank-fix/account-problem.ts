import { z } from 'zod'
import type { Ledger, LedgerEntry } from '../ledger/ledger-entry.ts'
import { ReturnReason } from '../payment/return-reason.ts'

/** Why an award cannot be paid to any account. */
export const AccountProblem = z.enum([
  ...ReturnReason.options,
  'NO_ACCOUNT',
  'ACCOUNT_ERASED',
  'INSTITUTION_CANNOT_PAY',
  'BANK_FILE_REFUSES',
])
export type AccountProblem = z.infer<typeof AccountProblem>

/**
 * The main message to the student: a payment was returned, there is no account, the account cannot be paid to, or
 * finance refused it.
 */
export const BankFixGround = z.enum(['RETURNED', 'MISSING', 'UNPAYABLE', 'REFUSED'])
export type BankFixGround = z.infer<typeof BankFixGround>

export type FoundProblem = {
  readonly problem: AccountProblem
  readonly ground: Exclude<BankFixGround, 'REFUSED'>
  /** The account with the problem; null if there is none. */
  readonly account: string | null
}

const problemOf = (entry: LedgerEntry, ledger: Ledger): FoundProblem | undefined => {
  switch (entry.kind) {
    case 'RESULT': {
      const order = ledger.find((one) => one.kind === 'ORDER' && one.order === entry.order)
      const account = order?.kind === 'ORDER' ? order.account : null
      // A returned row of an institution's list says nothing about an account.
      if (entry.result !== 'RETURNED' || account === null) return undefined
      return { problem: ReturnReason.safeParse(entry.reason).data ?? 'OTHER', ground: 'RETURNED', account }
    }
    case 'ACCOUNT_ERASED':
      return { problem: 'ACCOUNT_ERASED', ground: 'MISSING', account: null }
    case 'ACCOUNT_UNPAYABLE':
      return { problem: 'BANK_FILE_REFUSES', ground: 'UNPAYABLE', account: entry.account }
    case 'BANK_FIX_OPENED':
      return { problem: 'INSTITUTION_CANNOT_PAY', ground: 'MISSING', account: null }
    default:
      return undefined
  }
}

/** Returns why an account is missing, from the last ledger entry that gives a reason. */
export const findAccountProblem = (ledger: Ledger): FoundProblem => {
  const found = ledger.map((entry) => problemOf(entry, ledger)).findLast((problem) => problem !== undefined)
  return found ?? { problem: 'NO_ACCOUNT', ground: 'MISSING', account: null }
}
