import type { Platform } from '../../platform/platform.ts'
import { type BankAccount, openAccount } from '../ledger/bank-account.ts'
import { findAccounts } from './repository.ts'

/** An account that a student has sent, and what finance answered. */
export type OwnAccount = {
  readonly source: 'SENT' | 'FIX'
  readonly sentAt: Date
  /** Null once the bank details were erased. */
  readonly account: BankAccount | null
  /** The name of the file that confirms the account. */
  readonly confirmation: string | null
  readonly acceptedAt: Date | null
  readonly refusedAt: Date | null
  readonly refusal: string | null
  readonly note: string | null
  readonly erasedAt: Date | null
}

/** Returns the accounts of a request, sent with it or with a bank fix, the oldest first. */
export const getOwnAccounts = async (
  { database, vault }: Pick<Platform, 'database' | 'vault'>,
  requestId: string,
): Promise<readonly OwnAccount[]> => {
  const rows = await database.read((db) => findAccounts(db, requestId))
  return rows.toReversed().map(({ id, source, createdAt, sealed, confirmation, refusalNote, ...told }) => ({
    source,
    sentAt: createdAt,
    account: sealed === null ? null : openAccount(vault, id, sealed),
    confirmation,
    acceptedAt: told.acceptedAt,
    refusedAt: told.refusedAt,
    refusal: told.refusal,
    note: refusalNote,
    erasedAt: told.erasedAt,
  }))
}
