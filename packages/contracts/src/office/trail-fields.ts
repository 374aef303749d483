import { CalendarDay, Instant } from '@milgo/domain/period/instant'
import { ActorRole } from '@milgo/domain/status/actor'
import { AuditAction } from '@milgo/domain/trail/audit-action'
import { unusualKinds } from '@milgo/domain/trail/unusual-reading'
import { z } from 'zod'
import { StaffName } from './queue-fields.ts'

/** What the trail is narrowed down by; days are those of Jerusalem, both included. */
export const TrailFilters = z.strictObject({
  staff_id: z.uuid().optional(),
  request_number: z.string().max(40).optional(),
  actions: z.array(AuditAction).max(AuditAction.options.length).optional(),
  unusual: z
    .enum(unusualKinds)
    .optional()
    .meta({ description: 'Only the views that are unusual reading of this kind, of the last 30 days' }),
  from: CalendarDay.optional(),
  until: CalendarDay.optional(),
})
export type TrailFilters = z.infer<typeof TrailFilters>

/** Behind which row a page begins. Rows are entries of the trail, and in the story of one request its events. */
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
  /** Null for the student, the system, and whoever runs the server. */
  staff: StaffName.nullable(),
  request: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** Of an entry; as text, since a later version may have written others. */
  action: z.string().nullable(),
  /** Of an event. */
  event: z.string().nullable(),
  by: ActorRole.nullable(),
  /** The staff member whom an entry about an account is about. */
  about: StaffName.nullable(),
  details: z.record(z.string(), z.string()),
})
export type TrailRow = z.infer<typeof TrailRow>
