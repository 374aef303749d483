import { z } from 'zod'
import { RecoveryCodes } from './staff-fields.ts'

/** The answer to a completed staff login. The session itself is a cookie. */
export const StaffVerified = z.object({
  id: z.uuid().meta({ description: 'The session' }),
  recovery_codes: RecoveryCodes.nullable().meta({
    description: 'The recovery codes, shown once, if the second factor was just set up. Otherwise null',
  }),
})
export type StaffVerified = z.infer<typeof StaffVerified>
