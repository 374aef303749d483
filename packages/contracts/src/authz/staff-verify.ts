import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { codeField } from './account-fields.ts'
import { StaffVerified } from './staff-verified.ts'

export const staffVerify = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/verify',
  guard: 'open',
  summary: 'Complete a staff login with a code of the authenticator. The session is stored in a cookie',
  body: z.strictObject({ session: z.uuid(), code: codeField }),
  response: StaffVerified,
})
