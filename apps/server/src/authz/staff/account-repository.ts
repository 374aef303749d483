import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit, Tries } from '../../platform/rate-limit.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { countAgainstLimits, forgiveTries, type Gate } from '../../store/count-against-limits.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type Changed = {
  readonly staffId: string
  /** The session that stays open. */
  readonly sessionId: string
  readonly oldHash: string
  readonly newHash: string
  readonly tries: Tries
}

/**
 * Replaces the password and ends every other session and unfinished login. Returns false if the password was replaced
 * meanwhile.
 */
export const replaceStaffPassword = async (
  { database, clock }: Source,
  { staffId, sessionId, oldHash, newHash, tries }: Changed,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ is_changed: boolean }>(sql`
      with changed as (
        update staff set password_hash = ${newHash}, must_change_password = false
        where id = ${staffId} and password_hash = ${oldHash} and removed_at is null
        returning id
      ),
      ${forgiveTries(tries, sql`exists (select from changed)`)},
      revoked as (
        update sessions set revoked_at = ${clock.now()}
        where staff_id in (select id from changed) and id <> ${sessionId}
          and opened_by is distinct from ${sessionId} and revoked_at is null
      ),
      dropped as (delete from staff_challenges where staff_id in (select id from changed)),
      audited as (${auditEntry({ action: 'staff-password-changed', staffId: sql`id` }, clock, sql`from changed`)})
      select exists (select from changed) as is_changed`),
  )
  return rows[0]?.is_changed ?? false
}

type Factor = Gate & {
  /** Milliseconds, by the database's clock. */
  readonly now: number
  readonly totp_sealed: string | null
  readonly totp_last_step: number | null
}

/** Counts a try of the second factor of a member who is logged in. */
export const trySecondFactor = async (
  { database, clock }: Source,
  staffId: string,
  limits: readonly Limit[],
): Promise<Factor | undefined> => {
  const { rows } = await database.statement((db) =>
    db.execute<Factor>(sql`
      with ${countAgainstLimits('gate', limits, clock)}
      select gate.is_open, gate.wait, extract(epoch from ${clock.now()})::float8 * 1000 as now,
        staff.totp_sealed, staff.totp_last_step
      from gate, staff where staff.id = ${staffId}`),
  )
  return rows[0]
}

type Replaced = {
  readonly staffId: string
  readonly step: number
  readonly hashes: readonly string[]
  readonly tries: Tries
}

/**
 * Uses up the code's time step and replaces all earlier recovery codes. Returns false if the step was used meanwhile.
 */
export const replaceRecoveryCodes = async (
  { database, clock }: Source,
  { staffId, step, hashes, tries }: Replaced,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ is_replaced: boolean }>(sql`
      with member as (
        update staff set totp_last_step = ${step}::int
        where id = ${staffId} and (totp_last_step is null or totp_last_step < ${step}::int)
        returning id
      ),
      ${forgiveTries(tries, sql`exists (select from member)`)},
      dropped as (delete from staff_recovery_codes where staff_id in (select id from member)),
      made as (
        insert into staff_recovery_codes (code_hash, staff_id)
        select hash, id from member, unnest(${sql.param(hashes)}::text[]) as hash
      ),
      audited as (${auditEntry({ action: 'recovery-codes-made', staffId: sql`id` }, clock, sql`from member`)})
      select exists (select from member) as is_replaced`),
  )
  return rows[0]?.is_replaced ?? false
}
