import { cleanText } from '@milgo/domain/answers/clean-text'
import { isEmail } from '@milgo/domain/identity/email'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailField } from './account-fields.ts'
import { StaffChangeAnswer } from './staff-change-answer.ts'

export const inviteStaff = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/invite-staff',
  guard: 'staff',
  right: 'manage-staff',
  summary: 'Invites a staff member by mail, once a second person has confirmed the roles that need it',
  body: z.strictObject({
    email: emailField.refine(isEmail),
    name: z
      .string()
      .trim()
      .max(80)
      .refine((text) => cleanText(text).length >= 2),
    roles: z.array(StaffRole).min(1).max(StaffRole.options.length),
  }),
  response: StaffChangeAnswer,
})
