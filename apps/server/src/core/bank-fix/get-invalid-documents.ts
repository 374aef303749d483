import { findBankObjection } from '@milgo/domain/bank-fix/bank-objection'
import { bankFix } from '@milgo/domain/bank-fix/questions'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnCase } from '../requests/get-case.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { findAccounts } from './repository.ts'

/** Why the account cannot be paid to: what finance said of the last one sent, or what the bank said. */
export type BankFixReason = { readonly reason: string; readonly note: string | null }

export const findBankFixReason = async (
  { database }: Platform,
  { request }: OpenCase,
): Promise<BankFixReason> => {
  const [last] = await database.read((db) => findAccounts(db, request.id))
  if (last?.source === 'FIX' && last.refusal !== null) return { reason: last.refusal, note: last.refusalNote }
  return { reason: findBankObjection(request.ledger?.entries ?? [])?.reason ?? 'NO_ACCOUNT', note: null }
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
