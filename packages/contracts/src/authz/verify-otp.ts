import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { codeField, passwordField, TokenAnswer, usernameField } from './account-fields.ts'

export const verifyOtp = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/verify-otp',
  guard: 'open',
  summary: 'Confirm a registration with the code that the eligibility check has sent, and log in',
  body: z.strictObject({ code: codeField, username: usernameField, password: passwordField }),
  response: TokenAnswer,
})
