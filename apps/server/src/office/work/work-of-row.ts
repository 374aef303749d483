import type { Involvement, Work } from '@milgo/domain/queue/assignment'
import { actsOf } from '@milgo/domain/status/request-event'
import type { WorkRow } from './repository.ts'

export const workOfRow = ({ assigneeId, openedBy, lastActiveAt }: WorkRow): Work => ({
  assigneeId,
  openedBy,
  lastActiveAt: lastActiveAt === null ? null : new Date(lastActiveAt),
})

/** What somebody, of those that the row was read for, has to do with the request. */
export const involvementOf = (row: WorkRow, staffId: string): Involvement => ({
  hasConflict: row.conflicted?.includes(staffId) ?? false,
  status: row.status,
  acts: actsOf(row.events ?? []),
})
