import { maskAccount } from '@milgo/domain/payment/account-mask'
import { findAccountRefusal } from '@milgo/domain/payment/bank-payee'
import { contactRestHoursLeft } from '@milgo/domain/status/bank-fix-state'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { Platform } from '../../platform/platform.ts'
import { openAccount } from '../ledger/bank-account.ts'
import { countMoney } from '../ledger/count-money.ts'
import { findMoneyRefusal } from '../ledger/refuse-own-money.ts'
import { getCase } from '../requests/get-case.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { findProblem } from './find-problem.ts'
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
    rows: await oneByOne(waiting, (fix) => waitingRow(platform, staffId, fix)),
    to_ask: await oneByOne(toAsk, async (fix) =>
      fixRow(platform, staffId, fix, await getCase(platform, fix.requestId)),
    ),
    with_students: withStudents,
  }
}

/** A thousand at once took every connection of the server, and everybody else was turned away. */
const oneByOne = async <Fix, Row>(
  fixes: readonly Fix[],
  rowOf: (fix: Fix) => Promise<Row>,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (const fix of fixes) rows.push(await rowOf(fix))
  return rows
}

const waitingRow = async (platform: Platform, staffId: string, fix: WaitingFix) => {
  const loaded = await getCase(platform, fix.requestId)
  const { contactChangedAt } = loaded.student
  const changedAt = contactChangedAt === null ? null : new Date(contactChangedAt)
  const account = openAccount(platform.vault, fix.accountId, fix.sealed)
  return {
    ...(await fixRow(platform, staffId, fix, loaded)),
    account_id: fix.accountId,
    account: maskAccount(account),
    is_payable: findAccountRefusal(account) === undefined,
    sent_at: new Date(fix.createdAt).toISOString(),
    confirmation: fix.confirmation,
    is_as_before: fix.lookupHash !== null && fix.earlierHashes.includes(fix.lookupHash),
    other_uses: fix.otherUses.length,
    other_requests: fix.otherUses.slice(0, mostNumbers).map(([code, number]) => requestNumber(code, number)),
    contact_rest_hours: contactRestHoursLeft(changedAt, loaded.now),
  }
}

const fixRow = async (platform: Platform, staffId: string, fix: AskedFix, loaded: OpenCase) => {
  const [found, accounts, refusal] = await platform.database.read(
    async (db) =>
      [
        await findProblem(db, loaded.request),
        await findAccounts(db, fix.requestId),
        await findMoneyRefusal(db, fix.requestId, staffId),
      ] as const,
  )
  const old = accounts.find(({ id }) => id === found.account)
  return {
    request_id: fix.requestId,
    request_number: requestNumber(fix.periodCode, fix.number),
    name: fix.name,
    due: circumstancesOf(loaded).money?.due ?? 0,
    old_account: old?.sealed ? maskAccount(openAccount(platform.vault, old.id, old.sealed)) : null,
    problem: found.problem,
    refusal: refusal ?? null,
  }
}
