import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailField, LoginAnswer, passwordField, periodField } from './account-fields.ts'

export const loginByEmail = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/login-by-email',
  guard: 'open',
  summary: 'Log in by e-mail and password',
  body: z.strictObject({
    register_period: periodField,
    email: emailField,
    password: passwordField,
  }),
  response: LoginAnswer,
})
