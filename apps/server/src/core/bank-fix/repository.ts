import type { BankFixPosition } from '@milgo/contracts/office/bank-fix-fields'
import type { LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { statusToAsk } from '../../store/count-bank-fixes.ts'
import { fixWaits } from '../../store/fix-waits.ts'
import { bankAccounts, bankErasures } from '../../store/ledger-schema.ts'
import { type OwnMoney, ownMoneyOf } from '../../store/own-money.ts'

export type BankAccountRow = typeof bankAccounts.$inferSelect

/** Returns the accounts of a request, the newest first. */
export const findAccounts = (db: Queryable, requestId: string): Promise<BankAccountRow[]> =>
  db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.requestId, requestId))
    .orderBy(desc(bankAccounts.createdAt), asc(bankAccounts.source), desc(bankAccounts.id))

/** Returns whether the bank details of the request were erased, also in its snapshots. */
export const wereDetailsErased = async (db: Queryable, requestId: string): Promise<boolean> => {
  const erasures = await db
    .select({ requestId: bankErasures.requestId })
    .from(bankErasures)
    .where(eq(bankErasures.requestId, requestId))
  return erasures.length > 0
}

type Decided = { readonly at: Date; readonly staffId: string }

/** Marks an account as accepted. Returns false if it was decided on already, or was erased. */
export const markAccepted = async (
  tx: Queryable,
  id: string,
  requestId: string,
  { at, staffId }: Decided,
): Promise<boolean> => {
  const rows = await tx
    .update(bankAccounts)
    .set({ acceptedAt: at, decidedBy: staffId })
    .where(and(eq(bankAccounts.id, id), eq(bankAccounts.requestId, requestId), fixWaits(sql`bank_accounts`)))
    .returning({ id: bankAccounts.id })
  return rows.length > 0
}

export const markRefused = async (
  tx: Queryable,
  id: string,
  requestId: string,
  { at, staffId }: Decided,
  why: { readonly reason: string; readonly note: string | null },
): Promise<boolean> => {
  const rows = await tx
    .update(bankAccounts)
    .set({ refusedAt: at, decidedBy: staffId, refusal: why.reason, refusalNote: why.note })
    .where(and(eq(bankAccounts.id, id), eq(bankAccounts.requestId, requestId), fixWaits(sql`bank_accounts`)))
    .returning({ id: bankAccounts.id })
  return rows.length > 0
}

export type AskedFix = OwnMoney & {
  readonly requestId: string
  readonly number: number
  readonly periodCode: string
  readonly name: string
  readonly due: number
  readonly entries: readonly LedgerEntry[] | null
  readonly accounts: readonly Pick<BankAccountRow, 'id' | 'sealed'>[]
  readonly wereErased: boolean
  /** The moment that orders the list. */
  readonly at: string
}

export type WaitingFix = AskedFix & {
  readonly accountId: string
  readonly sealed: string
  readonly lookupHash: string | null
  readonly confirmation: string | null
  readonly earlierHashes: readonly (string | null)[]
  /** Period and number of other requests that have named the same account. */
  readonly otherUses: readonly (readonly [string, number])[]
  readonly contactChangedAt: string | null
  readonly now: string
}

export type FixPage = {
  readonly period: string
  /** The staff member who reads the page. */
  readonly staffId: string
  readonly after: BankFixPosition | undefined
  readonly limit: number
}

// SQL: several tables, written once for both lists.
const askedColumns = (staffId: string) => sql`requests.id as "requestId", requests.number,
  periods.code as "periodCode", request_index.name as name, coalesce(ledger_money.due, 0)::int as due,
  (select json_agg(entry order by ledger_entries.number) from ledger_entries
    where ledger_entries.request_id = requests.id) as entries,
  (select coalesce(json_agg(json_build_object('id', every.id, 'sealed', every.sealed)), '[]')
    from bank_accounts every where every.request_id = requests.id) as accounts,
  exists (select from bank_erasures where bank_erasures.request_id = requests.id) as "wereErased",
  ${ownMoneyOf(sql`requests.id`, staffId)}`
const askedRequests = sql`requests
  join request_index on request_index.request_id = requests.id
  join registration_periods periods on periods.id = requests.period_id
  left join ledger_money on ledger_money.request_id = requests.id`

const isAfter = (key: SQL, after: BankFixPosition | undefined): SQL =>
  after ? sql`and (${key}) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``

/** Returns a page of the accounts that wait for finance, with the other requests that named the same account. */
export const findWaitingFixes = async (
  db: Queryable,
  clock: Platform['clock'],
  { period, staffId, after, limit }: FixPage,
): Promise<readonly WaitingFix[]> => {
  const { rows } = await db.execute<WaitingFix>(sql`
    select ${askedColumns(staffId)}, account.id as "accountId", account.sealed,
      account.lookup_hash as "lookupHash", account.confirmation, to_json(account.created_at) #>> '{}' as at,
      (select coalesce(json_agg(earlier.lookup_hash), '[]') from bank_accounts earlier
        where earlier.request_id = account.request_id and earlier.id <> account.id
          and earlier.accepted_at is not null) as "earlierHashes",
      (select coalesce(json_agg(json_build_array(their_periods.code, theirs.number)
          order by their_periods.code desc, theirs.number), '[]')
        from (
          select other.request_id from bank_accounts other where other.lookup_hash = account.lookup_hash
          union select indexed.request_id from request_index indexed where indexed.account_hash = account.lookup_hash
        ) used
        join requests theirs on theirs.id = used.request_id
        join registration_periods their_periods on their_periods.id = theirs.period_id
        where used.request_id <> account.request_id) as "otherUses",
      to_json(students.contact_changed_at) #>> '{}' as "contactChangedAt", to_json(${clock.now()}) #>> '{}' as now
    from ${askedRequests} join bank_accounts account on account.request_id = requests.id
      join students on students.id = requests.student_id
    where periods.code = ${period} and ${fixWaits(sql`account`)} ${isAfter(sql`account.created_at, account.id`, after)}
    order by account.created_at, account.id limit ${limit}`)
  return rows
}

/** Returns a page of the students of a period whom finance has to ask for an account. */
export const findFixesToAsk = async (
  db: Queryable,
  { period, staffId, after, limit }: FixPage,
): Promise<readonly AskedFix[]> => {
  const { rows } = await db.execute<AskedFix>(sql`
    select ${askedColumns(staffId)}, to_json(request_index.moved_at) #>> '{}' as at from ${askedRequests}
    where periods.code = ${period} and requests.status = ${statusToAsk}
      ${isAfter(sql`request_index.moved_at, requests.id`, after)}
    order by request_index.moved_at, requests.id limit ${limit}`)
  return rows
}

type AskedRequest = { readonly requestId: string; readonly periodCode: string; readonly number: number }

/** Returns how many students of a period may send an account and have not sent one, and the first of their requests. */
export const findAskedStudents = async (
  db: Queryable,
  period: string,
  limit: number,
): Promise<{ readonly total: number; readonly first: readonly AskedRequest[] }> => {
  const { rows } = await db.execute<AskedRequest & { total: number }>(sql`
    select requests.id as "requestId", periods.code as "periodCode", requests.number, count(*) over ()::int as total
    from ledger_money join requests on requests.id = ledger_money.request_id
      join registration_periods periods on periods.id = requests.period_id
    where periods.code = ${period} and ledger_money.needs_account and ledger_money.due > 0
      and requests.status <> ${statusToAsk}
      and not exists (select from bank_accounts account
        where account.request_id = ledger_money.request_id and ${fixWaits(sql`account`)})
    order by requests.number limit ${limit}`)
  return { total: rows[0]?.total ?? 0, first: rows }
}
