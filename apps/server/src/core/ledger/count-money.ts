import { isPaidByInstitution, moneyOf } from '@milgo/domain/ledger/money'
import { totalsOf } from '@milgo/domain/payment/reconcile'
import type { Platform } from '../../platform/platform.ts'
import { findUncounted, type UncountedLedger, writeMoney } from './money-repository.ts'

const page = 2_000
const first = '00000000-0000-0000-0000-000000000000'

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

/** Brings `ledger_money` up to the ledgers. Asked before it is read, so that whoever writes a ledger need not know it. */
export const countMoney = async ({ database }: Pick<Platform, 'database'>): Promise<void> => {
  for (let after = first; ; ) {
    const uncounted = await database.read((db) => findUncounted(db, after, page))
    if (uncounted.length > 0) await database.repeatable((db) => writeMoney(db, uncounted.map(moneyRow)))
    if (uncounted.length < page) return
    after = uncounted.at(-1)?.requestId ?? after
  }
}
