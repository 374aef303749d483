import type { Involvement, Work } from '@milgo/domain/queue/assignment'
import { actsOf } from '@milgo/domain/status/request-event'
import type { WorkRow } from './repository.ts'

export const workOfRow = ({ assigneeId, openedBy, lastActiveAt }: WorkRow): Work => ({
  assigneeId,
  openedBy,
  lastActiveAt: lastActiveAt === null ? null : new Date(lastActiveAt),
})

/** Returns how a staff member is involved in a request. The row must have been read for that staff member. */
export const involvementOf = (row: WorkRow, staffId: string): Involvement => ({
  hasConflict: row.conflicted?.includes(staffId) ?? false,
  status: row.status,
  acts: actsOf(row.events ?? []),
})
