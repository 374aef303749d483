import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { files } from '../../store/files-schema.ts'
import { blankMessages } from '../../store/outbox-message.ts'
import { requests } from '../../store/requests-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/**
 * Whether a row of `requests`, joined with `registration_periods`, was never sent and the retention time of its period
 * is over, or will be in so many hours. A draft whose student asked to be erased is left to the managers, who erase the
 * account with it.
 */
const isOldDraft = (clock: Clock, inHours = 0): SQL => sql`requests.submitted_at is null
  and registration_periods.closes_at + make_interval(days => draft_retention_days)
    <= ${clock.now()} + make_interval(hours => ${inHours})
  and not exists (select from student_erasures where student_erasures.student_id = requests.student_id
    and outcome is null)`

export type OldDrafts = { readonly period: string; readonly drafts: number; readonly files: number }

/** Returns how many drafts and files `eraseOldDrafts` would erase now, or in so many hours, by period. Changes nothing. */
export const countOldDrafts = async (
  { database, clock }: Source,
  inHours = 0,
): Promise<readonly OldDrafts[]> => {
  const { rows } = await database.read((db) =>
    db.execute<OldDrafts>(sql`
      select registration_periods.code as period, count(*)::int as drafts,
        sum((select count(*) from files where files.student_id = requests.student_id and removed_at is null))::int as files
      from requests join registration_periods on registration_periods.id = requests.period_id
      where ${isOldDraft(clock, inHours)} group by registration_periods.code order by registration_periods.code`),
  )
  return rows
}

/**
 * Erases at most `most` drafts with their answers, and with the messages about them: a list of documents tells what the
 * answers were. Their files are marked as removed, and the sweep deletes the objects. A locked draft is being sent or saved, and is left for the next run. Returns how many were erased.
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
      // The code of a login belongs to the account, which remains, and its text has a life of minutes.
      await tx.execute(blankMessages(sql`student_id = ${studentId}::uuid and send_before is null`))
      await tx.execute(
        auditEntry({ action: 'draft-erased', staffId: null, studentId, details: { request: id } }, clock),
      )
    }
    return rows.length
  })
