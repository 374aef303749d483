import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ListedPeriod, PeriodParams } from './period-fields.ts'

export const makePeriodCurrent = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/periods/{code}/make-current',
  guard: 'staff',
  right: 'manage-periods',
  summary: 'Make a period the current one, for registrations and logins',
  params: PeriodParams,
  body: z.strictObject({
    /** The current period that the page showed; 409 if another one is current now. */
    seen: z.string().max(20).nullable(),
  }),
  response: z.object({ periods: z.array(ListedPeriod) }),
})
