import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CodeSession, periodField, phoneField } from './account-fields.ts'

export const loginByPhone = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/login-by-phone',
  guard: 'open',
  summary: 'Send a one-time code for a login',
  body: z.strictObject({ phone: phoneField, register_period: periodField }),
  response: CodeSession,
})
