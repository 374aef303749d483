import { z } from 'zod'
import { RecoveryCodes } from './staff-fields.ts'

/** What a completed staff login answers; the session itself is a cookie. */
export const StaffVerified = z.object({
  id: z.uuid().meta({ description: 'The session' }),
  recovery_codes: RecoveryCodes.nullable().meta({
    description: 'Where the second factor was just set up: shown once. Otherwise null',
  }),
})
export type StaffVerified = z.infer<typeof StaffVerified>
