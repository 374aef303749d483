import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { codeField, sessionField } from './account-fields.ts'

export const confirmContact = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/confirm-contact',
  guard: 'student',
  isOwnAct: true,
  summary:
    'Confirm the new phone or e-mail with the code that was sent to it. A new phone changes the username',
  body: z.strictObject({ session: sessionField, code: codeField }),
  response: z.object({ id: z.uuid(), username: z.string(), phone: z.string(), email: z.string() }),
})
