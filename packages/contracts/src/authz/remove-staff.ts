import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const removeStaff = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/remove-staff',
  guard: 'staff',
  right: 'manage-staff',
  summary: 'A staff member leaves; every session of theirs is over at once',
  body: z.strictObject({ id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
})
