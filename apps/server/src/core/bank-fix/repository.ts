import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { bankAccounts } from '../../store/ledger-schema.ts'

export type BankAccountRow = typeof bankAccounts.$inferSelect

/** The accounts of a request, the newest first. */
export const findAccounts = (db: Queryable, requestId: string): Promise<BankAccountRow[]> =>
  db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.requestId, requestId))
    .orderBy(desc(bankAccounts.createdAt), asc(bankAccounts.source), desc(bankAccounts.id))

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

export type WaitingFix = {
  readonly requestId: string
  readonly number: number
  readonly periodCode: string
  readonly accountId: string
  readonly sealed: string
  readonly lookupHash: string | null
  readonly confirmation: string | null
  readonly createdAt: string
  readonly earlierHashes: readonly (string | null)[]
  readonly otherUses: number
}

/** Accounts of a period that wait for finance, with how many other requests have named the same one. */
export const findWaitingFixes = async (
  { database }: Pick<Platform, 'database'>,
  period: string,
): Promise<readonly WaitingFix[]> => {
  const { rows } = await database.read((db) =>
    db.execute<WaitingFix>(sql`
      select account.request_id as "requestId", requests.number, periods.code as "periodCode",
        account.id as "accountId", account.sealed, account.lookup_hash as "lookupHash", account.confirmation,
        account.created_at as "createdAt",
        (select coalesce(json_agg(earlier.lookup_hash), '[]') from bank_accounts earlier
          where earlier.request_id = account.request_id and earlier.id <> account.id
            and earlier.accepted_at is not null) as "earlierHashes",
        (select count(*)::int from (
          select other.request_id from bank_accounts other where other.lookup_hash = account.lookup_hash
          union select indexed.request_id from request_index indexed where indexed.account_hash = account.lookup_hash
        ) used where used.request_id <> account.request_id) as "otherUses"
      from bank_accounts account
      join requests on requests.id = account.request_id
      join registration_periods periods on periods.id = requests.period_id
      where periods.code = ${period} and account.source = 'FIX' and account.accepted_at is null
        and account.refused_at is null and account.erased_at is null
      order by account.created_at, account.id limit 500`),
  )
  return rows
}
