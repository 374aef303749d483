import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'

/** Returns the application that was sent last, of a student without an erasure. */
export const findLatestSent = async (db: Pick<Queryable, 'execute'>): Promise<string | undefined> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select snapshot.request_id as id from request_snapshots snapshot
    join requests on requests.id = snapshot.request_id
    where not exists (select from student_erasures erasure where erasure.request_id = snapshot.request_id)
    order by snapshot.taken_at desc, snapshot.request_id limit 1`)
  return rows[0]?.id
}

/** Records that an editor has seen masked values of a student. */
export const addPreviewAudit = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  staffId: string,
  template: string,
  studentId: string | null,
): Promise<void> => {
  const entry = { action: 'template-previewed', staffId, details: { template } } as const
  await database.statement((db) =>
    db.execute(auditEntry(studentId === null ? entry : { ...entry, studentId }, clock)),
  )
}
