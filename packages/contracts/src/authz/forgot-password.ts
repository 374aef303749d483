import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CodeSession, periodField, phoneField } from './account-fields.ts'

export const forgotPassword = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/forgot-password',
  guard: 'open',
  summary: 'Send a code for a new password. The answer is the same for a known and an unknown phone',
  body: z.strictObject({ phone: phoneField, register_period: periodField }),
  response: CodeSession,
})
