import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { codeField, TokenAnswer } from './account-fields.ts'

export const staffVerify = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/verify',
  guard: 'open',
  summary: 'Second step of a staff login: the code of the authenticator',
  body: z.strictObject({ session: z.uuid(), code: codeField }),
  response: TokenAnswer,
})
