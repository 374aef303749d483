import { isPaidByInstitution, moneyOf } from '@milgo/domain/ledger/money'
import { totalsOf } from '@milgo/domain/payment/reconcile'
import type { Platform } from '../../platform/platform.ts'
import { lowestId } from '../../store/lowest-id.ts'
import { findUncounted, type UncountedLedger, writeMoney } from './money-repository.ts'

const page = 2_000

const moneyRow = ({ requestId, periodId, isSponsored, entries }: UncountedLedger) => {
  const { entitled, paid, inFlight, due, waiting, returned, unclaimed } = totalsOf(entries, isSponsored)
  return {
    requestId,
    periodId,
    entries: entries.length,
    entitled,
    paid,
    inFlight,
    due,
    waiting,
    returned,
    unclaimed,
    needsAccount: moneyOf(entries, isSponsored).needsAccount,
    isPaidByInstitution: isPaidByInstitution(entries, isSponsored),
  }
}

/**
 * Updates `ledger_money` from the ledgers. It is called before `ledger_money` is read, so that code that writes ledgers
 * need not know the table.
 */
export const countMoney = async ({ database }: Pick<Platform, 'database'>): Promise<void> => {
  for (let after = lowestId; ; ) {
    const uncounted = await database.read((db) => findUncounted(db, after, page))
    if (uncounted.length > 0) await database.repeatable((db) => writeMoney(db, uncounted.map(moneyRow)))
    if (uncounted.length < page) return
    after = uncounted.at(-1)?.requestId ?? after
  }
}
