import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { hasOpenWish, isErasedAccount } from '../../store/erased-account.ts'
import { files } from '../../store/files-schema.ts'
import { blankMessages } from '../../store/outbox-message.ts'
import { requests } from '../../store/requests-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/**
 * Whether the retention time of a row of `registration_periods` is over, or will be in so many hours, and this student
 * has not asked to be erased. The managers decide about whoever has, and erase what belongs to them in one go.
 */
const isRetentionOver = (studentId: SQL, clock: Clock, inHours = 0): SQL => sql`
  registration_periods.closes_at + make_interval(days => draft_retention_days)
    <= ${clock.now()} + make_interval(hours => ${inHours})
  and not ${hasOpenWish(studentId)}`

export type OldAccounts = {
  readonly period: string
  readonly accounts: number
  readonly drafts: number
  readonly files: number
}

/**
 * Returns how many accounts without a sent request, with how many drafts and files, would be erased now, or in so many
 * hours, by period. Changes nothing.
 */
export const countOldAccounts = async (
  { database, clock }: Source,
  inHours = 0,
): Promise<readonly OldAccounts[]> => {
  const { rows } = await database.read((db) =>
    db.execute<OldAccounts>(sql`
      select registration_periods.code as period, count(*)::int as accounts, count(requests.id)::int as drafts,
        sum((select count(*) from files where files.student_id = students.id and removed_at is null))::int as files
      from students join registration_periods on registration_periods.id = students.period_id
        left join requests on requests.student_id = students.id
      where ${isRetentionOver(sql`students.id`, clock, inHours)} and not ${isErasedAccount}
        and requests.submitted_at is null
      group by registration_periods.code order by registration_periods.code`),
  )
  return rows
}

/**
 * Erases at most `most` drafts with their answers, and with the messages about them: a list of documents tells what the
 * answers were. Their files are marked as removed, and the sweep deletes the objects. A locked draft is being sent or
 * saved, and is left for the next run. Returns how many were erased.
 */
export const eraseDrafts = ({ database, clock }: Source, most: number): Promise<number> =>
  database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; studentId: string }>(sql`
      select requests.id, requests.student_id as "studentId"
      from requests join registration_periods on registration_periods.id = requests.period_id
      where requests.submitted_at is null and ${isRetentionOver(sql`requests.student_id`, clock)}
      order by requests.id limit ${most} for update of requests skip locked`)
    for (const { id, studentId } of rows) {
      await tx.delete(requests).where(eq(requests.id, id))
      await tx
        .update(files)
        .set({ removedAt: clock.now() })
        .where(and(eq(files.studentId, studentId), isNull(files.removedAt)))
      // The code of a login belongs to the account, which is erased after the drafts, and its text has a life of minutes.
      await tx.execute(blankMessages(sql`student_id = ${studentId}::uuid and send_before is null`))
      await tx.execute(
        auditEntry({ action: 'draft-erased', staffId: null, studentId, details: { request: id } }, clock),
      )
    }
    return rows.length
  })

/**
 * Locks at most `most` old accounts without a request, in the order of their ids after the given one, and returns their
 * ids. A locked account is in use, and is left for the next run.
 */
export const lockOldAccounts = async (
  tx: Queryable,
  clock: Clock,
  after: string,
  most: number,
): Promise<readonly string[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select students.id from students join registration_periods on registration_periods.id = students.period_id
    where students.id > ${after}::uuid and ${isRetentionOver(sql`students.id`, clock)} and not ${isErasedAccount}
      and not exists (select from requests where requests.student_id = students.id)
    order by students.id limit ${most} for update of students skip locked`)
  return rows.map(({ id }) => id)
}

/** Adds an entry to the audit trail for each of these students, whose accounts were erased. */
export const recordErasedAccounts = async (
  tx: Queryable,
  clock: Clock,
  studentIds: readonly string[],
): Promise<void> => {
  const entry = { action: 'account-erased', staffId: null, studentId: sql`erased.id` } as const
  const source = sql`from unnest(${sql.param([...studentIds])}::uuid[]) as erased (id)`
  await tx.execute(auditEntry(entry, clock, source))
}
