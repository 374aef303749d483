import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const decideStaffChange = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/decide-staff-change',
  guard: 'staff',
  right: 'confirm-staff',
  summary: 'Confirms or refuses a change that somebody else has proposed',
  body: z.strictObject({ id: z.uuid(), decision: z.enum(['CONFIRM', 'REFUSE']) }),
  response: z.object({ id: z.uuid() }),
})
