import { cleanText } from '@milgo/domain/answers/clean-text'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const ActingCodeAnswer = z.object({
  code: z.string(),
  path: z.string().meta({ description: 'Where the portal takes the code' }),
  expires_in: z.number().int().meta({ description: 'Seconds' }),
})
export type ActingCode = z.infer<typeof ActingCodeAnswer>

export const makeActingCode = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/acting-code',
  guard: 'staff',
  right: 'act-for-student',
  summary: "A one-time code that opens a student's form to the staff member who asks",
  body: z.strictObject({
    student_id: z.uuid(),
    reason: z
      .string()
      .max(200)
      .refine((text) => cleanText(text).length >= 3)
      .meta({ description: 'Why; stands in the audit trail' }),
  }),
  response: ActingCodeAnswer,
})
