import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const ActingAnswer = z.object({
  id: z.uuid().meta({ description: 'The student, for the header X-User-Id' }),
  jwtToken: z.string().meta({ description: 'Valid only together with X-Admin: true and X-User-Id' }),
  username: z.string(),
  staff_name: z.string().meta({ description: 'The staff member who acts, for the banner' }),
})
export type ActingAnswer = z.infer<typeof ActingAnswer>

export const adminHandoff = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/admin-handoff',
  guard: 'open',
  summary: 'Open an acting session for one student, with the code that a staff member requested',
  body: z.strictObject({ code: z.string().regex(/^[\w-]{43}$/) }),
  response: ActingAnswer,
})
