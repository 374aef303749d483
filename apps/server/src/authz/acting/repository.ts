import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { type Gate, limitGate } from '../../store/limit-gate.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type NewCode = {
  readonly codeHash: string
  readonly studentId: string
  readonly reason: string
  readonly lifeSeconds: number
}

/** False where there is no such student. */
export const insertActingCode = async (
  { database, clock }: Source,
  asker: { readonly id: string; readonly session: { readonly id: string } },
  { codeHash, studentId, reason, lifeSeconds }: NewCode,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ is_made: boolean }>(sql`
      with made as (
        insert into acting_codes (code_hash, session_id, student_id, expires_at)
        select ${codeHash}, ${asker.session.id}, id, ${clock.now()} + make_interval(secs => ${lifeSeconds})
        from students where id = ${studentId}
        returning student_id
      ),
      audited as (${auditEntry(
        { action: 'acting-code-made', staffId: asker.id, studentId: sql`student_id`, details: { reason } },
        clock,
        sql`from made`,
      )})
      select exists (select from made) as is_made`),
  )
  return rows[0]?.is_made ?? false
}

type Opened = Gate & {
  /** Null where the code opened nothing. */
  readonly session: {
    readonly student_id: string
    readonly username: string
    readonly staff_name: string
    readonly now: string
    readonly ends_at: string
  } | null
}

/** Uses the code up and opens the session: one statement, so that a code opens one, and none unrecorded. */
export const openActingSession = async (
  { database, clock }: Source,
  codeHash: string,
  sessionId: string,
  limits: readonly Limit[],
): Promise<Opened | undefined> => {
  const now = clock.now()
  const { rows } = await database.statement((db) =>
    db.execute<Opened>(sql`
      with ${limitGate('gate', limits, clock)},
      used as (
        update acting_codes code set used_at = ${now}
        from sessions opener, staff, students student
        where code.code_hash = ${codeHash} and code.used_at is null and code.expires_at > ${now}
          and opener.id = code.session_id and opener.revoked_at is null and opener.ends_at > ${now} and opener.idle_ends_at > ${now}
          and staff.id = opener.staff_id and staff.removed_at is null
          and student.id = code.student_id and (select is_open from gate)
        returning student.id as student_id, student.username, staff.id as staff_id, staff.name as staff_name,
          opener.id as opener_id, opener.ends_at
      ),
      opened as (
        insert into sessions (id, student_id, staff_id, opened_by, started_at, ends_at)
        select ${sessionId}, student_id, staff_id, opener_id, ${now}, ends_at from used
      ),
      audited as (${auditEntry(
        { action: 'acting-started', staffId: sql`staff_id`, studentId: sql`student_id` },
        clock,
        sql`from used`,
      )})
      select gate.is_open, gate.wait,
        (select jsonb_build_object('student_id', student_id, 'username', username, 'staff_name', staff_name,
          'now', ${now}, 'ends_at', ends_at) from used) as session
      from gate`),
  )
  return rows[0]
}
