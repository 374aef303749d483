import { StaffRole } from '@milgo/domain/staff/staff-role'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const StaffEntry = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(StaffRole),
  has_second_factor: z.boolean().meta({ description: 'False until the first login' }),
})
export type StaffEntry = z.infer<typeof StaffEntry>

export const listStaff = defineCall({
  service: 'authz',
  method: 'GET',
  path: '/office-auth/staff',
  guard: 'staff',
  right: 'manage-staff',
  isPersonal: true,
  summary: 'Everybody who can log in to the office, by name',
  response: z.object({ staff: z.array(StaffEntry) }),
})
