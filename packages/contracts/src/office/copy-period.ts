import { Instant } from '@milgo/domain/time/instant'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { OpenPeriod } from './period-fields.ts'

export const copyPeriod = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/periods',
  guard: 'staff',
  right: 'manage-periods',
  summary: 'Create a period as a copy of an earlier one. It is closed until a manager opens it',
  body: z.strictObject({
    /** The end of every username, and the beginning of every request number. */
    code: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/),
    copy_of: z.string().min(1).max(20),
    opens_at: Instant,
  }),
  response: OpenPeriod,
  isMendable: true,
})
