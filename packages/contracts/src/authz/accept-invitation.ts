import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { passwordField } from './account-fields.ts'

export const acceptInvitation = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/accept-invitation',
  guard: 'open',
  summary:
    'Chooses the first password of a staff account with the link of an invitation, once and within 7 days, and names its owner by their identity number',
  body: z.strictObject({
    token: z
      .string()
      .max(43)
      .regex(/^[\w-]{43}$/),
    password: passwordField,
    password_verification: passwordField,
    /** Only a keyed hash of it is stored, so that nobody decides on their own request. */
    identity_number: z.string().min(1).max(20),
  }),
  response: z.object({ id: z.uuid() }),
})
