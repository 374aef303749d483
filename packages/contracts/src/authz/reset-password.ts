import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { codeField, passwordField, periodField, phoneField } from './account-fields.ts'

export const resetPassword = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/reset-password',
  guard: 'open',
  summary: 'Set a new password with the code that was sent. All sessions of the account end',
  body: z.strictObject({
    code: codeField,
    password: passwordField,
    password_verification: passwordField,
    phone: phoneField,
    register_period: periodField,
  }),
  success: 201,
  response: z.object({ status: z.literal(201) }),
})
