import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CodeSession, periodField, phoneField, sessionField } from './account-fields.ts'

export const resendCode = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/resend-code',
  guard: 'open',
  summary: 'Send another code to log in with; answers alike whether the phone is known or not',
  body: z.strictObject({
    phone: phoneField,
    register_period: periodField,
    session: sessionField.optional().meta({
      description:
        'Of the code that was sent before: it is worth nothing any more. Without it another attempt begins',
    }),
  }),
  response: CodeSession,
})
