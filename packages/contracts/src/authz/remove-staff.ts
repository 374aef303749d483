import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const removeStaff = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/remove-staff',
  guard: 'staff',
  right: 'manage-staff',
  summary:
    'Remove a staff member: all their sessions end, and their assigned requests go to a colleague or to the queue',
  body: z.strictObject({
    id: z.uuid(),
    hand_over_to: z
      .uuid()
      .optional()
      .meta({ description: 'The reviewer or manager who gets the requests. Default: the queue' }),
  }),
  response: z.object({
    id: z.uuid(),
    handed_over: z.int(),
    /**
     * Includes requests that the colleague may not take: their own, those of people they know, and those they decided
     * on.
     */
    back_in_queue: z.int(),
  }),
})
