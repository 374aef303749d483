import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { codeField, LoginAnswer, sessionField, usernameField } from './account-fields.ts'

export const verifyOtpAfterLogin = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/verify-OTP-after-login',
  guard: 'open',
  summary: 'Log in with the code that was sent',
  body: z.strictObject({ session: sessionField, username: usernameField, code: codeField }),
  response: LoginAnswer,
})
