import type { AuditAction } from '@milgo/domain/trail/audit-action'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'

/** Who did what to which student; parts may be fragments of the statement that the entry is written by. */
export type AuditEntry = {
  readonly action: AuditAction
  /** Null for whoever runs the server, at the command line, and for what happens by itself. */
  readonly staffId: string | SQL | null
  readonly studentId?: string | SQL
  readonly details?: Readonly<Record<string, string | SQL>>
}

/**
 * An entry of the audit trail as an insert, alone or as a part of the statement that does what it tells of: so that
 * neither stands without the other. `source` is what that statement must have brought about, as a `from` clause.
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
