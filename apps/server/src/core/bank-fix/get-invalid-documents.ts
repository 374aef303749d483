import type { BankFixGround } from '@milgo/domain/bank-fix/account-problem'
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

/** Why an account is needed: what finance said of the last one sent, or what the ledger says. */
export type BankFixReason = {
  readonly ground: BankFixGround
  readonly reason: string
  readonly note: string | null
  /** Masked; null where there is none, or it was erased. */
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
  const [last] = accounts
  if (last?.source === 'FIX' && last.refusal !== null)
    return { ground: 'REFUSED', reason: last.refusal, note: last.refusalNote, account: maskOf(last) }
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
