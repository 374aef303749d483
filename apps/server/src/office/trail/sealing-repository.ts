import { eq, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { auditHeads } from '../../store/audit-schema.ts'

/** An entry as it is hashed: every column as text, so that it is the same on every node. */
export type HashedEntry = {
  readonly id: number
  readonly at: string
  readonly staffId: string | null
  readonly studentId: string | null
  readonly action: string
  readonly details: string
}

/** SQL: the columns of an entry as they are hashed. `details` has only one form, because jsonb orders its keys. */
export const hashedColumns: SQL = sql`
  entry.id::int8::float8 as id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  entry.staff_id as "staffId", entry.student_id as "studentId", entry.action, entry.details::text as details`

export type ChainEnd = { readonly number: number; readonly hash: string }

/**
 * Returns the last seal, or the anchor if every seal was swept; number 0 if nothing was sealed yet. The stored head
 * counts too: if the end was cut off, the next seal leaves a gap, which a check finds.
 */
export const findChainEnd = async (tx: Queryable): Promise<ChainEnd> => {
  const { rows } = await tx.execute<ChainEnd>(sql`
    select number::float8 as number, hash from (
      (select number, hash from audit_seals order by number desc limit 1)
      union all select seal_number, seal_hash from audit_anchors
      union all select seal_number, seal_hash from audit_heads
    ) ends order by number desc limit 1`)
  return rows[0] ?? { number: 0, hash: '' }
}

/** The id of the only head. */
const headId = 1

export type Head = {
  readonly sealNumber: number
  readonly sealHash: string
  readonly settledId: number
  readonly signature: string
}

export const findHead = async (db: Queryable): Promise<Head | undefined> => {
  const { sealNumber, sealHash, settledId, signature } = auditHeads
  const [head] = await db
    .select({ sealNumber, sealHash, settledId, signature })
    .from(auditHeads)
    .where(eq(auditHeads.id, headId))
  return head
}

/**
 * Returns whether the head may be written. A head that a check has seen and that is missing now is not written again,
 * so that the next check reports it.
 */
export const mayWriteHead = async (tx: Queryable): Promise<boolean> => {
  const { rows } = await tx.execute<{ may: boolean }>(sql`
    select exists (select from audit_heads) or not exists (select from audit_checks where head is not null) as may`)
  return rows[0]?.may ?? false
}

/**
 * Returns the id up to which every entry is sealed, once all visible entries have been sealed. Entries commit out of
 * order, so that a seal of the last hour may lack an entry whose transaction is still running.
 */
export const findSettledId = async (tx: Queryable, clock: Clock): Promise<number> => {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select greatest(
      coalesce((select max(last_id) from audit_seals where sealed_at <= ${clock.now()} - interval '1 hour'), 0),
      coalesce((select max(last_id) from audit_anchors), 0))::float8 as id`)
  return rows[0]?.id ?? 0
}

export const writeHead = async (tx: Queryable, head: Head): Promise<void> => {
  await tx
    .insert(auditHeads)
    .values({ id: headId, ...head })
    .onConflictDoUpdate({ target: auditHeads.id, set: head })
}

export const findUnsealed = async (
  tx: Queryable,
  settledId: number,
  limit: number,
): Promise<readonly HashedEntry[]> => {
  const { rows } = await tx.execute<HashedEntry>(sql`
    select ${hashedColumns} from audit_entries entry
    where entry.id > ${settledId}
      and not exists (select from audit_hashes where audit_hashes.entry_id = entry.id)
    order by entry.id limit ${limit}`)
  return rows
}

export type NewSeal = {
  readonly number: number
  readonly hash: string
  readonly entries: readonly { readonly id: number; readonly hash: string; readonly detailsHash: string }[]
  readonly lastAt: string
}

export const insertSeal = async (
  tx: Queryable,
  clock: Clock,
  { number, hash, entries, lastAt }: NewSeal,
): Promise<void> => {
  await tx.execute(sql`
    with hashed as (
      insert into audit_hashes (entry_id, seal_number, hash, details_hash)
      select id, ${number}, hash, "detailsHash"
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id bigint, hash text, "detailsHash" text)
      returning entry_id
    )
    insert into audit_seals (number, sealed_at, entries, last_id, last_at, hash)
    select ${number}, ${clock.now()}, count(*), max(entry_id), ${lastAt}::timestamptz, ${hash} from hashed`)
}

type SweptEnd = { readonly number: number; readonly hash: string; readonly lastId: number }

/** Returns the last seal of those whose entries are all older than the retention time. */
export const findSweptEnd = async (
  tx: Queryable,
  clock: Clock,
  months: number,
): Promise<SweptEnd | undefined> => {
  const { rows } = await tx.execute<SweptEnd>(sql`
    select number::float8 as number, hash, last_id::float8 as "lastId" from audit_seals
    where number < coalesce((select min(number) from audit_seals
        where last_at > ${clock.now()} - make_interval(months => ${months})), 'infinity'::float8)
    order by number desc limit 1`)
  return rows[0]
}

export const sweepSeals = async (
  tx: Queryable,
  clock: Clock,
  { number, hash, lastId }: SweptEnd,
  signature: string,
): Promise<void> => {
  await tx.execute(sql`
    with seals as (delete from audit_seals where number <= ${number}),
    hashes as (delete from audit_hashes where seal_number <= ${number} returning entry_id),
    entries as (delete from audit_entries where id in (select entry_id from hashes)),
    before as (delete from audit_anchors where seal_number < ${number})
    insert into audit_anchors (seal_number, seal_hash, last_id, swept_at, signature)
    values (${number}, ${hash}, ${lastId}, ${clock.now()}, ${signature})`)
}
