import { ActorRole } from '@milgo/domain/status/actor'
import { CalendarDay, Instant } from '@milgo/domain/time/instant'
import { AuditAction } from '@milgo/domain/trail/audit-action'
import { unusualKinds } from '@milgo/domain/trail/unusual-reading'
import { z } from 'zod'
import { StaffName } from './queue-fields.ts'

/** The filters of the trail; days are those of Jerusalem, including both. */
export const TrailFilters = z.strictObject({
  staff_id: z.uuid().optional(),
  request_number: z.string().max(40).optional(),
  actions: z.array(AuditAction).max(AuditAction.options.length).optional(),
  unusual: z
    .enum(unusualKinds)
    .optional()
    .meta({ description: 'Only entries of unusual reading of this kind, of the last 30 days' }),
  from: CalendarDay.optional(),
  until: CalendarDay.optional(),
})
export type TrailFilters = z.infer<typeof TrailFilters>

/** The row after which a page starts. Rows are entries of the trail and, in the history of one request, its events. */
export const TrailPosition = z.strictObject({
  at: Instant,
  source: z.enum(['entry', 'event']),
  number: z.int().min(0).max(2_147_483_647),
})

export type TrailPosition = z.infer<typeof TrailPosition>

export const TrailRow = z.object({
  source: z.enum(['entry', 'event']),
  number: z.int(),
  at: z.iso.datetime({ offset: true }),
  /** Null for the student, the system, and administrators of the server. */
  staff: StaffName.nullable(),
  request: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** The action of an entry; as text, because a later version may have written other actions. */
  action: z.string().nullable(),
  /** Of an event. */
  event: z.string().nullable(),
  by: ActorRole.nullable(),
  /** The staff member whose account the entry is about. */
  about: StaffName.nullable(),
  details: z.record(z.string(), z.string()),
})
export type TrailRow = z.infer<typeof TrailRow>
