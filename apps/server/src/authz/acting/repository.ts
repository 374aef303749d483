import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { type FormRefusal, formRefusal } from '../../store/conflict-of-interest.ts'
import { countAgainstLimits, type Gate } from '../../store/count-against-limits.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type NewCode = {
  /** The name of the call, for the entry of a refusal. */
  readonly call: string
  readonly codeHash: string
  readonly studentId: string
  readonly reason: string
  readonly lifeSeconds: number
}

/**
 * Stores the code, or writes the refusal to the audit trail if the asker may not see this student's form. Returns
 * undefined if there is no such student.
 */
export const insertActingCode = async (
  { database, clock }: Source,
  asker: { readonly id: string; readonly session: { readonly id: string } },
  { call, codeHash, studentId, reason, lifeSeconds }: NewCode,
): Promise<{ readonly refusal: FormRefusal | null } | undefined> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ refusal: FormRefusal | null }>(sql`
      with asked as (
        select id, ${formRefusal(asker.id, sql`students.id`)} as refusal from students where id = ${studentId}
      ),
      made as (
        insert into acting_codes (code_hash, session_id, student_id, expires_at)
        select ${codeHash}, ${asker.session.id}, id, ${clock.now()} + make_interval(secs => ${lifeSeconds})
        from asked where refusal is null
        returning student_id
      ),
      refused as (${auditEntry(
        {
          action: 'acting-refused',
          staffId: asker.id,
          studentId: sql`id`,
          details: { call, code: sql`refusal`, reason },
        },
        clock,
        sql`from asked where refusal is not null`,
      )}),
      audited as (${auditEntry(
        { action: 'acting-code-made', staffId: asker.id, studentId: sql`student_id`, details: { reason } },
        clock,
        sql`from made`,
      )})
      select refusal from asked`),
  )
  return rows[0]
}

type Opened = Gate & {
  /** Why a valid code does not open the form. */
  readonly refusal: FormRefusal | null
  /** Null where the code was not valid, or was refused. */
  readonly session: {
    readonly student_id: string
    readonly username: string
    readonly staff_name: string
    readonly now: string
    readonly ends_at: string
  } | null
}

/**
 * Uses up the code and opens the session. This is one statement, so that a code opens only one session, and is
 * never used without an entry in the audit trail.
 */
export const openActingSession = async (
  { database, clock }: Source,
  { call, codeHash, sessionId }: Pick<NewCode, 'call' | 'codeHash'> & { readonly sessionId: string },
  limits: readonly Limit[],
): Promise<Opened | undefined> => {
  const now = clock.now()
  const { rows } = await database.statement((db) =>
    db.execute<Opened>(sql`
      with ${countAgainstLimits('gate', limits, clock)},
      used as (
        update acting_codes code set used_at = ${now}
        from sessions opener, staff, students student
        where code.code_hash = ${codeHash} and code.used_at is null and code.expires_at > ${now}
          and opener.id = code.session_id and opener.revoked_at is null and opener.ends_at > ${now} and opener.idle_ends_at > ${now}
          and staff.id = opener.staff_id and staff.removed_at is null
          and student.id = code.student_id and (select is_open from gate)
        returning student.id as student_id, student.username, staff.id as staff_id, staff.name as staff_name,
          opener.id as opener_id, opener.ends_at, ${formRefusal(sql`opener.staff_id`, sql`student.id`)} as refusal
      ),
      opened as (
        insert into sessions (id, student_id, staff_id, opened_by, started_at, ends_at)
        select ${sessionId}, student_id, staff_id, opener_id, ${now}, ends_at from used
        where refusal is null
      ),
      refused as (${auditEntry(
        {
          action: 'acting-refused',
          staffId: sql`staff_id`,
          studentId: sql`student_id`,
          details: { call, code: sql`refusal` },
        },
        clock,
        sql`from used where refusal is not null`,
      )}),
      audited as (${auditEntry(
        { action: 'acting-started', staffId: sql`staff_id`, studentId: sql`student_id` },
        clock,
        sql`from used where refusal is null`,
      )})
      select gate.is_open, gate.wait, (select refusal from used) as refusal,
        (select jsonb_build_object('student_id', student_id, 'username', username, 'staff_name', staff_name,
          'now', ${now}, 'ends_at', ends_at) from used where refusal is null) as session
      from gate`),
  )
  return rows[0]
}
