import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailField, passwordField, TokenAnswer } from './account-fields.ts'

export const loginByEmail = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/login-by-email',
  guard: 'open',
  summary: 'Log in by e-mail and password',
  body: z.strictObject({
    register_period: z
      .string()
      .max(20)
      .optional()
      .meta({ description: 'Accepted and not heeded: the server knows the current period' }),
    email: emailField,
    password: passwordField,
  }),
  response: TokenAnswer,
})
