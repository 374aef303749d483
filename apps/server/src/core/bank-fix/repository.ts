import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { isFixWaiting, statusToAsk } from '../../store/count-bank-fixes.ts'
import { bankAccounts, bankErasures } from '../../store/ledger-schema.ts'

export type BankAccountRow = typeof bankAccounts.$inferSelect

/** The accounts of a request, the newest first. */
export const findAccounts = (db: Queryable, requestId: string): Promise<BankAccountRow[]> =>
  db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.requestId, requestId))
    .orderBy(desc(bankAccounts.createdAt), asc(bankAccounts.source), desc(bankAccounts.id))

/** The bank details of the request were erased, with what was sent. */
export const wereDetailsErased = async (db: Queryable, requestId: string): Promise<boolean> => {
  const erasures = await db
    .select({ requestId: bankErasures.requestId })
    .from(bankErasures)
    .where(eq(bankErasures.requestId, requestId))
  return erasures.length > 0
}

const isUndecided = and(
  eq(bankAccounts.source, 'FIX'),
  isNull(bankAccounts.acceptedAt),
  isNull(bankAccounts.refusedAt),
  isNull(bankAccounts.erasedAt),
)

type Decided = { readonly at: Date; readonly staffId: string }

/** False where somebody else has decided on it, or the student has sent another one. */
export const markAccepted = async (
  tx: Queryable,
  id: string,
  requestId: string,
  { at, staffId }: Decided,
): Promise<boolean> => {
  const rows = await tx
    .update(bankAccounts)
    .set({ acceptedAt: at, decidedBy: staffId })
    .where(and(eq(bankAccounts.id, id), eq(bankAccounts.requestId, requestId), isUndecided))
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
    .where(and(eq(bankAccounts.id, id), eq(bankAccounts.requestId, requestId), isUndecided))
    .returning({ id: bankAccounts.id })
  return rows.length > 0
}

export type AskedFix = {
  readonly requestId: string
  readonly number: number
  readonly periodCode: string
  readonly name: string
}

export type WaitingFix = AskedFix & {
  readonly accountId: string
  readonly sealed: string
  readonly lookupHash: string | null
  readonly confirmation: string | null
  readonly createdAt: string
  readonly earlierHashes: readonly (string | null)[]
  /** Period and number of other requests that have named the same account. */
  readonly otherUses: readonly (readonly [string, number])[]
}

const asked = sql`requests.id as "requestId", requests.number, periods.code as "periodCode",
  request_index.name as name`
const askedRequests = sql`requests
  join request_index on request_index.request_id = requests.id
  join registration_periods periods on periods.id = requests.period_id`
/** Accounts of a period that wait for finance, with the other requests that have named the same one. */
export const findWaitingFixes = async (db: Queryable, period: string): Promise<readonly WaitingFix[]> => {
  const { rows } = await db.execute<WaitingFix>(sql`
    select ${asked}, account.id as "accountId", account.sealed, account.lookup_hash as "lookupHash",
      account.confirmation, account.created_at as "createdAt",
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
        where used.request_id <> account.request_id) as "otherUses"
    from ${askedRequests} join bank_accounts account on account.request_id = requests.id
    where periods.code = ${period} and ${isFixWaiting}
    order by account.created_at, account.id limit 500`)
  return rows
}

/** Students of a period whom finance has to ask for an account. */
export const findFixesToAsk = async (db: Queryable, period: string): Promise<readonly AskedFix[]> => {
  // SQL: several tables, written once for both lists.
  const { rows } = await db.execute<AskedFix>(sql`
    select ${asked} from ${askedRequests}
    where periods.code = ${period} and requests.status = ${statusToAsk}
    order by request_index.moved_at, requests.id limit 500`)
  return rows
}

/** Students of a period who may send an account and have not. */
export const countAskedStudents = async (db: Queryable, period: string): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ledger_money
      join requests on requests.id = ledger_money.request_id
      join registration_periods periods on periods.id = requests.period_id
    where periods.code = ${period} and ledger_money.needs_account and ledger_money.due > 0
      and requests.status <> ${statusToAsk}
      and not exists (select from bank_accounts account
        where account.request_id = ledger_money.request_id and ${isFixWaiting})`)
  return rows[0]?.count ?? 0
}
