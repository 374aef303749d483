import { StaffRight } from '@milgo/domain/staff/rights'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { z } from 'zod'

/** Each logs in once in place of the authenticator. */
export const RecoveryCodes = z.array(z.string())

/** When a staff session ends; each is an instant by the server's clock. */
export const StaffSessionTimes = z.object({
  now: z.iso.datetime(),
  idle_ends_at: z.iso.datetime().meta({ description: 'The end, unless the session is renewed before' }),
  ends_at: z.iso.datetime().meta({ description: 'The end, however often it is renewed' }),
})
export type StaffSessionTimes = z.infer<typeof StaffSessionTimes>

export const CurrentStaff = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(StaffRole),
  rights: z.array(StaffRight).meta({ description: 'What the roles allow; what to offer' }),
  must_change_password: z.boolean().meta({
    description: 'The password is the first one; nothing but the own account is open until it is replaced',
  }),
  recovery_codes_left: z.number().int(),
  session: StaffSessionTimes,
})
export type CurrentStaff = z.infer<typeof CurrentStaff>
