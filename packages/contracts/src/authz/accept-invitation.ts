import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { passwordField } from './account-fields.ts'

export const acceptInvitation = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/accept-invitation',
  guard: 'open',
  summary:
    'Set the first password of an invited staff member and store their identity number. The link works once, within 7 days',
  body: z.strictObject({
    token: z
      .string()
      .max(43)
      .regex(/^[\w-]{43}$/),
    password: passwordField,
    password_verification: passwordField,
    /**
     * Only a keyed hash of the number is stored. With it the server prevents staff from deciding on their own request.
     */
    identity_number: z.string().min(1).max(20),
  }),
  response: z.object({ id: z.uuid() }),
})
