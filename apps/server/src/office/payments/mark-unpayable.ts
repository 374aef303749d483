import { findAccount } from '@milgo/domain/ledger/money'
import { findAccountRefusal } from '@milgo/domain/payment/bank-payee'
import { appendEntries } from '../../core/ledger/append-entries.ts'
import type { Platform } from '../../platform/platform.ts'
import { addFollowUps } from '../../store/ledger-follow-ups.ts'
import { payeeOf } from './payable.ts'
import type { PayableRow } from './payables-repository.ts'

/**
 * Records that the bank's file has no room for an account, so that its student is asked for another one. Each in a
 * transaction of its own, which holds one ledger alone; one that is lost in a crash is done with the next batch.
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
    // Of the database, as every other time.
    const by = { at: clock.now() as unknown as Date, staffId }
    // Refused where the account was replaced meanwhile.
    const appended = await appendEntries(tx, row.requestId, [entry], by)
    if (appended.isAllowed) await addFollowUps(tx, [row.requestId], staffId)
  })
}
