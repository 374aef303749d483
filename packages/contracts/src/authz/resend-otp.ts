import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { attemptField, CodeSession, passwordField, usernameField } from './account-fields.ts'

export const resendOtp = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/resend-OTP',
  guard: 'open',
  summary: 'Send another code for a registration. The answer is the same if there is no such registration',
  body: z.strictObject({ username: usernameField, password: passwordField, session: attemptField }),
  response: CodeSession,
})
