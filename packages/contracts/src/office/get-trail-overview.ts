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
  /** How many rows the list has with each filter `unusual`; a kind without any is left out. */
  unusual_rows: z.array(z.object({ kind: z.enum(unusualKinds), rows: z.int() })),
  /** Also those who have left. */
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
  summary: 'Whether the trail is intact, unusual reading of the last 30 days, and whom to filter by',
  response: TrailOverview,
})
