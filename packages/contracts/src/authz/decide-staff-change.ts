import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const decideStaffChange = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/decide-staff-change',
  guard: 'staff',
  right: 'confirm-staff',
  summary: 'Confirm or refuse a change of a staff account that another person proposed',
  body: z.strictObject({ id: z.uuid(), decision: z.enum(['CONFIRM', 'REFUSE']) }),
  response: z.object({ id: z.uuid() }),
})
