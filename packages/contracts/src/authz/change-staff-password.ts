import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { passwordField } from './account-fields.ts'

export const changeStaffPassword = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/change-password',
  guard: 'staff',
  right: 'own-account',
  summary: "Change the caller's password. All other sessions of the staff member end",
  body: z.strictObject({
    current_password: passwordField,
    password: passwordField,
    password_verification: passwordField,
  }),
  response: z.object({ id: z.uuid() }),
})
