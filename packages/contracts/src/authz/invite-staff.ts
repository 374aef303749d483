import { isEmail } from '@milgo/domain/identity/email'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'
import { emailField } from './account-fields.ts'
import { StaffChangeAnswer } from './staff-change-answer.ts'

export const inviteStaff = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/invite-staff',
  guard: 'staff',
  right: 'manage-staff',
  summary: 'Invite a staff member by mail. Roles that need a second person wait for their confirmation',
  body: z.strictObject({
    email: emailField.refine(isEmail),
    name: freeText(80, 2),
    roles: z.array(StaffRole).min(1).max(StaffRole.options.length),
  }),
  response: StaffChangeAnswer,
})
