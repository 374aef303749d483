import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { files } from '../../store/files-schema.ts'
import { requests } from '../../store/requests-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** Of `requests` in `registration_periods`: never sent, and the retention time of its period is over. */
const isOldDraft = (clock: Clock): SQL => sql`requests.submitted_at is null
  and registration_periods.closes_at + make_interval(days => draft_retention_days) <= ${clock.now()}`

export type OldDrafts = { readonly period: string; readonly drafts: number; readonly files: number }

/** How many drafts and files would be erased now, by period. */
export const countOldDrafts = async ({ database, clock }: Source): Promise<readonly OldDrafts[]> => {
  const { rows } = await database.read((db) =>
    db.execute<OldDrafts>(sql`
      select registration_periods.code as period, count(*)::int as drafts,
        sum((select count(*) from files where files.student_id = requests.student_id and removed_at is null))::int as files
      from requests join registration_periods on registration_periods.id = requests.period_id
      where ${isOldDraft(clock)} group by registration_periods.code order by registration_periods.code`),
  )
  return rows
}

/**
 * Erases so many drafts with their answers; their files are gone for everybody, and the sweep of files takes the objects. One
 * that is locked is being sent or saved, and is left for the next time. Answers how many were erased.
 */
export const eraseDrafts = ({ database, clock }: Source, most: number): Promise<number> =>
  database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; studentId: string }>(sql`
      select requests.id, requests.student_id as "studentId"
      from requests join registration_periods on registration_periods.id = requests.period_id
      where ${isOldDraft(clock)} order by requests.id limit ${most} for update of requests skip locked`)
    for (const { id, studentId } of rows) {
      await tx.delete(requests).where(eq(requests.id, id))
      await tx
        .update(files)
        .set({ removedAt: clock.now() })
        .where(and(eq(files.studentId, studentId), isNull(files.removedAt)))
      await tx.execute(
        auditEntry({ action: 'draft-erased', staffId: null, studentId, details: { request: id } }, clock),
      )
    }
    return rows.length
  })
