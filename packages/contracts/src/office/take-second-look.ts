import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'

export const takeSecondLook = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/second-looks/take',
  guard: 'staff',
  right: 'review-requests',
  summary: 'Take the next decision that waits for a second look and was not made by the caller',
  body: z.strictObject({
    period: PeriodCode,
    /** Only return how many wait for the caller. */
    is_count: z.boolean().optional(),
  }),
  response: z.object({
    /** Null if none waits for the caller, or if only the count was wanted. */
    look_id: z.uuid().nullable(),
    waiting: z.int(),
  }),
})
