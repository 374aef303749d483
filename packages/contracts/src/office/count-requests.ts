import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode, QueueAddress } from './queue-fields.ts'

/** More views need more calls. */
export const mostCountedViews = 40

export const countRequests = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/count',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Count the sent requests of a period in each status, and in each of these views',
  body: z.strictObject({
    period: PeriodCode,
    views: z.array(QueueAddress).max(mostCountedViews).optional(),
    with_other_periods: z.boolean().optional(),
  }),
  response: z.object({
    counts: z.partialRecord(RequestStatus, z.int()),
    /** In the order of the call. */
    views: z.array(
      z.object({
        count: z.int(),
        /** The working days that the longest waiting request has waited; null if none waits for staff. */
        longest_wait: z.int().nullable(),
      }),
    ),
    /** The waiting requests of other periods, if there are any; only if the call asks for them. */
    other_periods: z.array(z.object({ period: z.string(), count: z.int() })).optional(),
  }),
})
