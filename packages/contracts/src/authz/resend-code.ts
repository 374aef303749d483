import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CodeSession, periodField, phoneField, sessionField } from './account-fields.ts'

export const resendCode = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/resend-code',
  guard: 'open',
  summary: 'Send another code for a login. The answer is the same for a known and an unknown phone',
  body: z.strictObject({
    phone: phoneField,
    register_period: periodField,
    session: sessionField.optional().meta({
      description:
        'The session of the earlier code, which is not valid any more. Without it a new attempt begins',
    }),
  }),
  response: CodeSession,
})
