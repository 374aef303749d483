import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CodeSession, periodField, phoneField } from './account-fields.ts'

export const forgotPassword = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/forgot-password',
  guard: 'open',
  summary: 'Send a code to choose a new password with; answers alike whether the phone is known or not',
  body: z.strictObject({ phone: phoneField, register_period: periodField }),
  response: CodeSession,
})
