import { staffChangeKinds } from '@milgo/domain/staff/role-change'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const Moment = z.iso.datetime({ offset: true })

export const StaffEntry = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(StaffRole),
  has_second_factor: z.boolean().meta({ description: 'False until the first login' }),
  last_login_at: Moment.nullable(),
  assigned_requests: z
    .int()
    .meta({ description: 'How many requests are handed over when this person leaves' }),
})
export type StaffEntry = z.infer<typeof StaffEntry>

export const StaffProposal = z.object({
  id: z.uuid(),
  kind: z.enum(staffChangeKinds),
  /** Null while there is no account yet. */
  staff_id: z.uuid().nullable(),
  name: z.string(),
  email: z.string(),
  roles: z.array(StaffRole),
  proposed_by: z.object({ id: z.uuid(), name: z.string() }),
  proposed_at: Moment,
})
export type StaffProposal = z.infer<typeof StaffProposal>

export const listStaff = defineCall({
  service: 'authz',
  method: 'GET',
  path: '/office-auth/staff',
  guard: 'staff',
  right: 'confirm-staff',
  isPersonal: true,
  summary: 'List all staff members by name, and the changes that wait for a second person',
  response: z.object({ staff: z.array(StaffEntry), proposals: z.array(StaffProposal) }),
})
