import { isTaken } from '@milgo/domain/queue/assignment'
import { type SQL, sql } from 'drizzle-orm'

/** The assignee of a request and who has it open, as JSON from the database. */
export type StoredWork = {
  readonly assigneeId: string | null
  readonly openedBy: string | null
  readonly lastActiveAt: string | null
}

/** SQL: the work of a row of `requests`; null where nobody has touched the request. */
export const workOfRequest: SQL = sql`(select json_build_object('assigneeId', work.assignee_id,
    'openedBy', work.opened_by, 'lastActiveAt', work.last_active_at)
  from request_work work where work.request_id = requests.id)`

/** Returns whether a reviewer has taken the request. */
export const hasTaker = (work: StoredWork | null, now: Date): boolean =>
  work !== null &&
  isTaken({ ...work, lastActiveAt: work.lastActiveAt === null ? null : new Date(work.lastActiveAt) }, now)
