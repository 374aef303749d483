import { asc, desc, gt, isNotNull, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { auditAnchors, auditChecks, auditSeals } from '../../store/audit-schema.ts'
import { type HashedEntry, hashedColumns } from './sealing-repository.ts'

export type Anchor = {
  readonly sealNumber: number
  readonly sealHash: string
  readonly lastId: number
  readonly signature: string
}

export const findAnchor = async (db: Queryable): Promise<Anchor | undefined> => {
  const { sealNumber, sealHash, lastId, signature } = auditAnchors
  const [anchor] = await db
    .select({ sealNumber, sealHash, lastId, signature })
    .from(auditAnchors)
    .orderBy(desc(sealNumber))
    .limit(1)
  return anchor
}

/** Returns the head that the last check saw. */
export const findCheckedHead = async (db: Queryable): Promise<string | undefined> => {
  const [check] = await db
    .select({ head: auditChecks.head })
    .from(auditChecks)
    .where(isNotNull(auditChecks.head))
    .orderBy(desc(auditChecks.id))
    .limit(1)
  return check?.head ?? undefined
}

export type Seal = { readonly number: number; readonly hash: string; readonly entries: number }

export const findSealAfter = async (db: Queryable, number: number): Promise<Seal | undefined> => {
  const [seal] = await db
    .select({ number: auditSeals.number, hash: auditSeals.hash, entries: auditSeals.entries })
    .from(auditSeals)
    .where(gt(auditSeals.number, number))
    .orderBy(asc(auditSeals.number))
    .limit(1)
  return seal
}

export type SealedEntry = {
  readonly entryId: number
  readonly hash: string
  readonly detailsHash: string
  /** The details were blanked, and there is an entry of this student's erasure that two people decided. */
  readonly isErased: boolean
} & ({ readonly [column in keyof HashedEntry]: HashedEntry[column] } | { readonly id: null })

/** Returns the entries of a seal with their hashes; `id` is null if the entry was removed. */
export const findSealedEntries = async (
  db: Queryable,
  sealNumber: number,
): Promise<readonly SealedEntry[]> => {
  const { rows } = await db.execute<SealedEntry>(sql`
    select audit_hashes.entry_id::float8 as "entryId", audit_hashes.hash, audit_hashes.details_hash as "detailsHash",
      audit_hashes.erased_at is not null and exists (select from audit_entries erasure
        where erasure.student_id = entry.student_id and erasure.action = 'student-erased')
        and exists (select from student_erasures where student_erasures.student_id = entry.student_id
          and student_erasures.outcome = 'ERASED') as "isErased",
      ${hashedColumns}
    from audit_hashes left join audit_entries entry on entry.id = audit_hashes.entry_id
    where audit_hashes.seal_number = ${sealNumber} order by audit_hashes.entry_id`)
  return rows
}

/** Returns entries with an old id that no seal contains. The server did not write them. */
export const findAddedEntries = async (
  db: Queryable,
  settledId: number,
  limit: number,
): Promise<readonly number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select entry.id::float8 as id from audit_entries entry
    where entry.id <= ${settledId}
      and not exists (select from audit_hashes where audit_hashes.entry_id = entry.id)
    order by entry.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export const insertCheck = async (
  db: Queryable,
  clock: Clock,
  check: Pick<typeof auditChecks.$inferInsert, 'entries' | 'head' | 'findings'>,
): Promise<void> => {
  await db.insert(auditChecks).values({ ...check, at: clock.now(), isIntact: check.findings.length === 0 })
}

export type LastCheck = {
  readonly at: string
  readonly is_intact: boolean
  readonly entries: number
  readonly findings: readonly { readonly kind: string; readonly id: number }[]
}

export const findLastCheck = async (db: Queryable): Promise<LastCheck | undefined> => {
  const { rows } = await db.execute<LastCheck>(sql`
    select to_json(at) #>> '{}' as at, is_intact, entries, findings from audit_checks order by id desc limit 1`)
  return rows[0]
}
