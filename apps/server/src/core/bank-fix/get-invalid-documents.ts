import { findBankObjection } from '@milgo/domain/bank-fix/bank-objection'
import { bankFix } from '@milgo/domain/bank-fix/questions'
import { maskAccount } from '@milgo/domain/payment/account-mask'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { openAccount } from '../ledger/bank-account.ts'
import { getOwnCase } from '../requests/get-case.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { type BankAccountRow, findAccounts } from './repository.ts'

/** Why the account cannot be paid to: what finance said of the last one sent, or what the bank said. */
export type BankFixReason = {
  readonly reason: string
  readonly note: string | null
  /** Masked; null where there is none, or it was erased. */
  readonly account: string | null
}

export const findBankFixReason = async (
  { database, vault }: Platform,
  { request }: OpenCase,
): Promise<BankFixReason> => {
  const accounts = await database.read((db) => findAccounts(db, request.id))
  const maskOf = (account: BankAccountRow | undefined) =>
    account?.sealed ? maskAccount(openAccount(vault, account.id, account.sealed)) : null
  const [last] = accounts
  if (last?.source === 'FIX' && last.refusal !== null)
    return { reason: last.refusal, note: last.refusalNote, account: maskOf(last) }
  const objection = findBankObjection(request.ledger?.entries ?? [])
  return {
    reason: objection?.reason ?? 'NO_ACCOUNT',
    note: null,
    account: maskOf(accounts.find(({ id }) => id === objection?.account)),
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
