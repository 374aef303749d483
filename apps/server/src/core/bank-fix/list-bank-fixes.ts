import { contactRestHoursLeft } from '@milgo/domain/bank-fix/bank-fix-state'
import { findBankObjection } from '@milgo/domain/bank-fix/bank-objection'
import { maskAccount } from '@milgo/domain/payment/account-mask'
import { ReturnReason } from '@milgo/domain/payment/return-reason'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { Platform } from '../../platform/platform.ts'
import { openAccount } from '../ledger/bank-account.ts'
import { countMoney } from '../ledger/count-money.ts'
import { findMoneyRefusal } from '../ledger/refuse-own-money.ts'
import { getCase } from '../requests/get-case.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import {
  type AskedFix,
  countAskedStudents,
  findAccounts,
  findFixesToAsk,
  findWaitingFixes,
  type WaitingFix,
} from './repository.ts'

const mostNumbers = 10

/** The accounts of a period that finance has to decide on, and the students whom finance has to ask for one. */
export const listBankFixes = async (platform: Platform, staffId: string, period: string) => {
  await countMoney(platform)
  const { waiting, toAsk, withStudents } = await platform.database.read(async (db) => ({
    waiting: await findWaitingFixes(db, period),
    toAsk: await findFixesToAsk(db, period),
    withStudents: await countAskedStudents(db, period),
  }))
  return {
    rows: await Promise.all(waiting.map((fix) => waitingRow(platform, staffId, fix))),
    to_ask: await Promise.all(
      toAsk.map(async (fix) => fixRow(platform, staffId, fix, await getCase(platform, fix.requestId))),
    ),
    with_students: withStudents,
  }
}

const waitingRow = async (platform: Platform, staffId: string, fix: WaitingFix) => {
  const loaded = await getCase(platform, fix.requestId)
  const { contactChangedAt } = loaded.student
  const changedAt = contactChangedAt === null ? null : new Date(contactChangedAt)
  return {
    ...(await fixRow(platform, staffId, fix, loaded)),
    account_id: fix.accountId,
    account: maskAccount(openAccount(platform.vault, fix.accountId, fix.sealed)),
    sent_at: new Date(fix.createdAt).toISOString(),
    confirmation: fix.confirmation,
    is_as_before: fix.lookupHash !== null && fix.earlierHashes.includes(fix.lookupHash),
    other_uses: fix.otherUses.length,
    other_requests: fix.otherUses.slice(0, mostNumbers).map(([code, number]) => requestNumber(code, number)),
    contact_rest_hours: contactRestHoursLeft(changedAt, loaded.now),
  }
}

const fixRow = async (platform: Platform, staffId: string, fix: AskedFix, loaded: OpenCase) => {
  const objection = findBankObjection(loaded.request.ledger?.entries ?? [])
  const [accounts, refusal] = await platform.database.read(
    async (db) =>
      [await findAccounts(db, fix.requestId), await findMoneyRefusal(db, fix.requestId, staffId)] as const,
  )
  const old = accounts.find(({ id }) => id === objection?.account)
  return {
    request_id: fix.requestId,
    request_number: requestNumber(fix.periodCode, fix.number),
    name: fix.name,
    due: circumstancesOf(loaded).money?.due ?? 0,
    old_account: old?.sealed ? maskAccount(openAccount(platform.vault, old.id, old.sealed)) : null,
    objection: objection
      ? (ReturnReason.safeParse(objection.reason).data ?? 'OTHER')
      : ('NO_ACCOUNT' as const),
    refusal: refusal ?? null,
  }
}
