import { trailFindingKinds } from '@milgo/domain/trail/trail-finding'
import { unusualKinds } from '@milgo/domain/trail/unusual-reading'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { StaffName } from './queue-fields.ts'

export const TrailOverview = z.object({
  /** The last verification of the whole chain; null before the first. */
  check: z
    .object({
      at: z.iso.datetime({ offset: true }),
      is_intact: z.boolean(),
      entries: z.int(),
      findings: z.array(z.object({ kind: z.enum(trailFindingKinds), id: z.int() })),
    })
    .nullable(),
  unusual: z.array(
    z.object({
      kind: z.enum(unusualKinds),
      staff: StaffName,
      /** The day and hour in Jerusalem: `2026-11-16T14`. */
      hour: z.string(),
      count: z.int(),
    }),
  ),
  /** The number of rows with each filter `unusual`; a kind without rows is left out. */
  unusual_rows: z.array(z.object({ kind: z.enum(unusualKinds), rows: z.int() })),
  /** How long an entry is stored. */
  stored_months: z.int(),
  /** Includes former staff. */
  staff: z.array(StaffName),
})
export type TrailOverview = z.infer<typeof TrailOverview>

export const getTrailOverview = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/trail/overview',
  guard: 'staff',
  right: 'read-audit',
  isPersonal: true,
  summary:
    'Return whether the trail is intact, unusual reading of the last 30 days, how long entries are stored, and the staff to filter by',
  response: TrailOverview,
})
