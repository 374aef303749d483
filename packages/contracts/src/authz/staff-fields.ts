import { StaffRight } from '@milgo/domain/staff/rights'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { z } from 'zod'

/** Each code replaces the authenticator once at a login. */
export const RecoveryCodes = z.array(z.string())

/** When a staff session ends; each is a moment by the server's clock. */
export const StaffSessionTimes = z.object({
  now: z.iso.datetime(),
  idle_ends_at: z.iso.datetime().meta({ description: 'When the session ends if it is not renewed' }),
  ends_at: z.iso.datetime().meta({ description: 'When the session ends even if it is renewed' }),
})
export type StaffSessionTimes = z.infer<typeof StaffSessionTimes>

export const CurrentStaff = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(StaffRole),
  rights: z.array(StaffRight).meta({ description: 'The rights of the roles. A page offers nothing else' }),
  must_change_password: z.boolean().meta({
    description:
      "The password is the first one. Until it is replaced, only calls about the caller's own account are allowed",
  }),
  recovery_codes_left: z.number().int(),
  session: StaffSessionTimes,
})
export type CurrentStaff = z.infer<typeof CurrentStaff>
