import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { codeField, sessionField } from './account-fields.ts'

export const confirmContact = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/confirm-contact',
  guard: 'student',
  isOwnAct: true,
  summary: 'Take the new phone or e-mail that the code was sent to; the username follows the phone',
  body: z.strictObject({ session: sessionField, code: codeField }),
  response: z.object({ id: z.uuid(), username: z.string(), phone: z.string(), email: z.string() }),
})
