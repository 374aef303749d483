import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailField, passwordField } from './account-fields.ts'

export const StaffLoginAnswer = z.object({
  session: z.uuid().meta({ description: 'The id for the second step, valid for five minutes' }),
  enrolment: z.object({ otpauth_uri: z.string(), secret: z.string() }).nullable().meta({
    description:
      'A new second factor, shown once and confirmed by its first code. Null if there is one already',
  }),
})
export type StaffLoginAnswer = z.infer<typeof StaffLoginAnswer>

export const staffLogin = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/login',
  guard: 'open',
  summary: 'Begin a staff login with e-mail and password',
  body: z.strictObject({ email: emailField, password: passwordField }),
  response: StaffLoginAnswer,
})
