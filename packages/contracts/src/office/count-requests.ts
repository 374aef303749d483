import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode, QueueAddress } from './queue-fields.ts'

/** More views are counted by more calls. */
export const mostCountedViews = 40

export const countRequests = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/count',
  guard: 'staff',
  right: 'read-requests',
  summary: 'How many requests that were sent are in each status of a period, and in each of these views',
  body: z.strictObject({
    period: PeriodCode,
    views: z.array(QueueAddress).max(mostCountedViews).optional(),
    with_other_periods: z.boolean().optional(),
  }),
  response: z.object({
    counts: z.partialRecord(RequestStatus, z.int()),
    /** In the order in which they were asked for. */
    views: z.array(
      z.object({
        count: z.int(),
        /** Working days that the longest waiting one has waited; null where none waits for staff. */
        longest_wait: z.int().nullable(),
      }),
    ),
    /** What waits in other periods than the current one, where there is any; only where it was asked for. */
    other_periods: z.array(z.object({ period: z.string(), count: z.int() })).optional(),
  }),
})
