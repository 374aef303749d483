import { StaffRole } from '@milgo/domain/staff/staff-role'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { StaffChangeAnswer } from './staff-change-answer.ts'

export const changeStaffRoles = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/change-staff-roles',
  guard: 'staff',
  right: 'manage-staff',
  summary: 'Change the roles of a staff member. Roles that need a second person wait for their confirmation',
  body: z.strictObject({ id: z.uuid(), roles: z.array(StaffRole).min(1).max(StaffRole.options.length) }),
  response: StaffChangeAnswer,
})
