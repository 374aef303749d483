import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { StaffChangeAnswer } from './staff-change-answer.ts'

export const resetStaffLogin = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/reset-staff-login',
  guard: 'staff',
  right: 'manage-staff',
  summary: "Propose a reset of a staff member's password and authenticator. A second person confirms it",
  body: z.strictObject({ id: z.uuid() }),
  response: StaffChangeAnswer,
})
