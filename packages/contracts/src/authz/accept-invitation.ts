import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { passwordField } from './account-fields.ts'

export const acceptInvitation = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/accept-invitation',
  guard: 'open',
  summary:
    'Chooses the first password of a staff account with the link of an invitation, once and within 7 days',
  body: z.strictObject({
    token: z
      .string()
      .max(43)
      .regex(/^[\w-]{43}$/),
    password: passwordField,
    password_verification: passwordField,
  }),
  response: z.object({ id: z.uuid() }),
})
