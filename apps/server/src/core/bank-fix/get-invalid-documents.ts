import type { BankFixGround } from '@milgo/domain/bank-fix/account-problem'
import { findRefusedFix } from '@milgo/domain/bank-fix/fix-account'
import { bankFix } from '@milgo/domain/bank-fix/questions'
import { maskAccount } from '@milgo/domain/payment/account-mask'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { openAccount } from '../ledger/bank-account.ts'
import { getOwnCase } from '../requests/get-case.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { findProblem } from './find-problem.ts'
import { type BankAccountRow, findAccounts } from './repository.ts'

/**
 * Why an account is needed: finance's refusal of the last account that was sent, or the problem that the ledger shows.
 */
export type BankFixReason = {
  readonly ground: BankFixGround
  readonly reason: string
  readonly note: string | null
  /** The masked account number; null if there is no account or the account was erased. */
  readonly account: string | null
}

export const findBankFixReason = async (
  { database, vault }: Platform,
  { request }: OpenCase,
): Promise<BankFixReason> => {
  const [accounts, found] = await database.read(
    async (db) => [await findAccounts(db, request.id), await findProblem(db, request)] as const,
  )
  const maskOf = (account: BankAccountRow | undefined) =>
    account?.sealed ? maskAccount(openAccount(vault, account.id, account.sealed)) : null
  const refused = findRefusedFix(accounts)
  if (refused)
    return { ground: 'REFUSED', reason: refused.refusal, note: refused.refusalNote, account: maskOf(refused) }
  return {
    ground: found.ground,
    reason: found.problem,
    note: null,
    account: maskOf(accounts.find(({ id }) => id === found.account)),
  }
}

export const getInvalidDocuments = async (platform: Platform, token: TokenClaims) => {
  const loaded = await getOwnCase(platform, token)
  const { request } = loaded
  if (!request) return []
  const open = { ...loaded, request }
  if (!studentActionsOf(request.state, circumstancesOf(open)).includes('FIX_BANK_DETAILS')) return []
  const why = await findBankFixReason(platform, open)
  return [{ field: String(bankFix.rows.bankAccountReference.wire), ...why }]
}
