import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { passwordField } from './account-fields.ts'

export const changeStaffPassword = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/change-password',
  guard: 'staff',
  right: 'own-account',
  summary: 'Replace the own password; every other session of the staff member ends',
  body: z.strictObject({
    current_password: passwordField,
    password: passwordField,
    password_verification: passwordField,
  }),
  response: z.object({ id: z.uuid() }),
})
