import { findAccount } from '@milgo/domain/ledger/money'
import { findAccountRefusal } from '@milgo/domain/payment/bank-payee'
import { appendEntries } from '../../core/ledger/append-entries.ts'
import type { Platform } from '../../platform/platform.ts'
import { addFollowUps } from '../../store/ledger-follow-ups.ts'
import { payeeOf } from './payable.ts'
import type { PayableRow } from './payables-repository.ts'

/**
 * Records that an account does not fit into the bank's file, so that the student is asked for another one. Each account
 * has a transaction of its own, which locks one ledger only. What a crash interrupts here is done with the next batch.
 */
export const markUnpayable = async (
  { database, vault, clock }: Platform,
  staffId: string,
  row: PayableRow,
): Promise<void> => {
  const account = findAccount(row.entries)
  if (account === undefined || findAccountRefusal(payeeOf(vault, row)) === undefined) return
  await database.transaction(async (tx) => {
    const entry = { kind: 'ACCOUNT_UNPAYABLE', account } as const
    // The database's time, like all stored times.
    const by = { at: clock.now() as unknown as Date, staffId }
    // Refused if the account was replaced meanwhile.
    const appended = await appendEntries(tx, row.requestId, [entry], by)
    if (appended.isAllowed) await addFollowUps(tx, [row.requestId], staffId)
  })
}
