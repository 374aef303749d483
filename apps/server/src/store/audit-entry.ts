import type { AuditAction } from '@milgo/domain/trail/audit-action'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'

/** Who did what to which student. Values may be SQL of the statement that writes the entry. */
export type AuditEntry = {
  readonly action: AuditAction
  /** Null for the operator at the command line, and for the system. */
  readonly staffId: string | SQL | null
  readonly studentId?: string | SQL
  readonly details?: Readonly<Record<string, string | SQL>>
}

/**
 * An entry of the audit trail as an insert: alone, or as a part of the statement that does the action, so that action
 * and entry are written together or not at all. `source` is a `from` clause; the entry is written for each of its rows.
 */
export const auditEntry = (
  { action, staffId, studentId, details = {} }: AuditEntry,
  clock: Clock,
  source: SQL = sql``,
): SQL => sql`
  insert into audit_entries (at, staff_id, student_id, action, details)
  select ${clock.now()}, ${staffId}::uuid, ${studentId ?? null}::uuid, ${action}, ${toJson(details)}
  ${source}`

const toJson = (details: NonNullable<AuditEntry['details']>): SQL =>
  sql`jsonb_build_object(${sql.join(
    Object.entries(details).map(([name, value]) => sql`${name}::text, ${value}::text`),
    sql`, `,
  )})`
