import { addEntry, type LedgerRefusal } from '@milgo/domain/ledger/add-entry'
import type { Ledger, LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import type { Queryable } from '../../platform/database/database.ts'
import { insertEntries, lockLedger } from '../../store/stored-ledger.ts'

export type Appended =
  | { readonly isAllowed: true; readonly isSponsored: boolean; readonly ledger: Ledger }
  | { readonly isAllowed: false; readonly refusal: LedgerRefusal | 'NO_LEDGER' }

/**
 * Adds entries to a request's ledger if the rules of the ledger allow each of them: all or none. Other transactions
 * that write to this ledger wait until this transaction ends.
 */
export const appendEntries = async (
  tx: Queryable,
  requestId: string,
  entries: readonly LedgerEntry[],
  by: { readonly at: Date; readonly staffId: string | null },
): Promise<Appended> => {
  const stored = await lockLedger(tx, requestId)
  if (!stored) return { isAllowed: false, refusal: 'NO_LEDGER' }
  let ledger = stored.entries
  for (const entry of entries) {
    const outcome = addEntry(ledger, entry, stored.isSponsored)
    if (!outcome.isAllowed) return outcome
    ledger = outcome.ledger
  }
  await insertEntries(tx, requestId, stored.entries.length, entries, by)
  return { isAllowed: true, isSponsored: stored.isSponsored, ledger }
}
