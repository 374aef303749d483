import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CodeSession, phoneField } from './account-fields.ts'

export const resendCode = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/resend-code',
  guard: 'open',
  summary: 'Send another code to log in with; answers alike whether the phone is known or not',
  body: z.strictObject({ phone: phoneField }),
  response: CodeSession,
})
