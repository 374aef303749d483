import type { BankFixPosition, BankFixRow, WaitingAccount } from '@milgo/contracts/office/bank-fix-fields'
import type { listBankFixes as call } from '@milgo/contracts/office/list-bank-fixes'
import type { listStudentsToAsk as toAskCall } from '@milgo/contracts/office/list-students-to-ask'
import { maskAccount } from '@milgo/domain/payment/account-mask'
import { findAccountRefusal } from '@milgo/domain/payment/bank-payee'
import { contactRestHoursLeft } from '@milgo/domain/status/bank-fix-state'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { z } from 'zod'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { Platform } from '../../platform/platform.ts'
import { countBankFixes } from '../../store/count-bank-fixes.ts'
import { openAccount } from '../ledger/bank-account.ts'
import { countMoney } from '../ledger/count-money.ts'
import { findMoneyRefusal } from '../ledger/refuse-own-money.ts'
import { problemOf } from './find-problem.ts'
import {
  type AskedFix,
  type FixPage,
  findAskedStudents,
  findFixesToAsk,
  findWaitingFixes,
  type WaitingFix,
} from './repository.ts'

const pageSize = 100
const mostNumbers = 10

type Asked = z.output<typeof call.body>

/** Returns a page of the accounts of a period that finance has to decide on. */
export const listBankFixes = async (
  platform: Platform,
  staffId: string,
  asked: Asked,
): Promise<z.input<typeof call.response>> => {
  const { vault, clock, database } = platform
  await countMoney(platform)
  return database.read(async (db) => {
    const page = await findWaitingFixes(db, clock, pageOf(staffId, asked))
    const { waiting } = await countBankFixes(db, asked.period)
    const withStudents = await findAskedStudents(db, asked.period, mostNumbers)
    return {
      rows: page.slice(0, pageSize).map((fix) => waitingRow(vault, staffId, fix)),
      next: nextOf(page, ({ accountId }) => accountId),
      total: waiting,
      with_students: withStudents.total,
      first_with_students: withStudents.first.map(({ requestId, periodCode, number }) => ({
        request_id: requestId,
        request_number: requestNumber(periodCode, number),
      })),
    }
  })
}

/** Returns a page of the students of a period whom finance has to ask for an account. */
export const listStudentsToAsk = async (
  platform: Platform,
  staffId: string,
  asked: Asked,
): Promise<z.input<typeof toAskCall.response>> => {
  await countMoney(platform)
  return platform.database.read(async (db) => {
    const page = await findFixesToAsk(db, pageOf(staffId, asked))
    const { toAsk } = await countBankFixes(db, asked.period)
    return {
      rows: page.slice(0, pageSize).map((fix) => fixRow(platform.vault, staffId, fix)),
      next: nextOf(page, ({ requestId }) => requestId),
      total: toAsk,
    }
  })
}

/** Returns what is read for a page: one row more than it shows, which says whether there is a next page. */
const pageOf = (staffId: string, { period, after }: Asked): FixPage => ({
  period,
  staffId,
  after,
  limit: pageSize + 1,
})

const nextOf = <Fix extends AskedFix>(
  page: readonly Fix[],
  idOf: (fix: Fix) => string,
): BankFixPosition | null => {
  const last = page[pageSize - 1]
  return last && page.length > pageSize ? { at: last.at, id: idOf(last) } : null
}

const waitingRow = (vault: Vault, staffId: string, fix: WaitingFix): WaitingAccount => {
  const changedAt = fix.contactChangedAt === null ? null : new Date(fix.contactChangedAt)
  const account = openAccount(vault, fix.accountId, fix.sealed)
  return {
    ...fixRow(vault, staffId, fix),
    account_id: fix.accountId,
    account: maskAccount(account),
    is_payable: findAccountRefusal(account) === undefined,
    sent_at: new Date(fix.at).toISOString(),
    confirmation: fix.confirmation,
    is_as_before: fix.lookupHash !== null && fix.earlierHashes.includes(fix.lookupHash),
    other_uses: fix.otherUses.length,
    other_requests: fix.otherUses.slice(0, mostNumbers).map(([code, number]) => requestNumber(code, number)),
    contact_rest_hours: contactRestHoursLeft(changedAt, new Date(fix.now)),
  }
}

const fixRow = (vault: Vault, staffId: string, fix: AskedFix): BankFixRow => {
  const found = problemOf(fix.entries ?? [], fix.wereErased)
  const old = fix.accounts.find(({ id }) => id === found.account)
  return {
    request_id: fix.requestId,
    request_number: requestNumber(fix.periodCode, fix.number),
    name: fix.name,
    due: fix.due,
    old_account: old?.sealed ? maskAccount(openAccount(vault, old.id, old.sealed)) : null,
    problem: found.problem,
    refusal: findMoneyRefusal(fix, staffId) ?? null,
  }
}
