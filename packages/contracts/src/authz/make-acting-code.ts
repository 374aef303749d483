import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'

export const ActingCodeAnswer = z.object({
  code: z.string(),
  path: z.string().meta({ description: 'The address of the portal that takes the code' }),
  expires_in: z.number().int().meta({ description: 'Seconds' }),
})
export type ActingCode = z.infer<typeof ActingCodeAnswer>

export const makeActingCode = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/acting-code',
  guard: 'staff',
  right: 'act-for-student',
  summary: "Make a one-time code that opens a student's form to the calling staff member",
  body: z.strictObject({
    student_id: z.uuid(),
    reason: freeText(200, 3).meta({ description: 'The reason, for the audit trail' }),
  }),
  response: ActingCodeAnswer,
})
