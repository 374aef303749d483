import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const removeStaff = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/remove-staff',
  guard: 'staff',
  right: 'manage-staff',
  summary:
    'A staff member leaves: every session ends at once, and the assigned requests go to a colleague or to the queue',
  body: z.strictObject({
    id: z.uuid(),
    hand_over_to: z
      .uuid()
      .optional()
      .meta({ description: 'A reviewer or manager; the queue where it is left out' }),
  }),
  response: z.object({
    id: z.uuid(),
    handed_over: z.int(),
    /** Also what the colleague may not have: their own request, one of somebody they know, one that they decided in. */
    back_in_queue: z.int(),
  }),
})
