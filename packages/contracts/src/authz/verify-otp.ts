import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { attemptField, codeField, LoginAnswer, passwordField, usernameField } from './account-fields.ts'

export const verifyOtp = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/verify-otp',
  guard: 'open',
  summary:
    'Confirm a registration with the code that the eligibility check sent, and log in. A person who has registered meanwhile gets statusCode 203 and USER_EXIST',
  body: z.strictObject({
    code: codeField,
    username: usernameField,
    password: passwordField,
    session: attemptField,
  }),
  response: LoginAnswer,
  isMendable: true,
})
