import { z } from 'zod'
import type { Ledger, LedgerEntry } from '../ledger/ledger-entry.ts'
import { ReturnReason } from '../payment/return-reason.ts'

/** Why an award has no account that it can be paid to. */
export const AccountProblem = z.enum([
  ...ReturnReason.options,
  'NO_ACCOUNT',
  'ACCOUNT_ERASED',
  'INSTITUTION_CANNOT_PAY',
  'BANK_FILE_REFUSES',
])
export type AccountProblem = z.infer<typeof AccountProblem>

/** What the student is told first: a payment came back, there is no account, it cannot be paid to, finance refused it. */
export const BankFixGround = z.enum(['RETURNED', 'MISSING', 'UNPAYABLE', 'REFUSED'])
export type BankFixGround = z.infer<typeof BankFixGround>

export type FoundProblem = {
  readonly problem: AccountProblem
  readonly ground: Exclude<BankFixGround, 'REFUSED'>
  /** The account that the problem is about; null where there is none. */
  readonly account: string | null
}

const problemOf = (entry: LedgerEntry, ledger: Ledger): FoundProblem | undefined => {
  switch (entry.kind) {
    case 'RESULT': {
      const order = ledger.find((one) => one.kind === 'ORDER' && one.order === entry.order)
      const account = order?.kind === 'ORDER' ? order.account : null
      // A row of an institution's list that comes back says nothing of an account.
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

/** Why an account is missing, by the last entry that says so. */
export const findAccountProblem = (ledger: Ledger): FoundProblem => {
  const found = ledger.map((entry) => problemOf(entry, ledger)).findLast((problem) => problem !== undefined)
  return found ?? { problem: 'NO_ACCOUNT', ground: 'MISSING', account: null }
}
