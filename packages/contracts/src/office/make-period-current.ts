import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ListedPeriod, PeriodParams } from './period-fields.ts'

export const makePeriodCurrent = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/periods/{code}/make-current',
  guard: 'staff',
  right: 'manage-periods',
  summary: 'Lead registrations and logins to this period',
  params: PeriodParams,
  body: z.strictObject({
    /** The current period as the page has shown it; 409 where it is another by now. */
    seen: z.string().max(20).nullable(),
  }),
  response: z.object({ periods: z.array(ListedPeriod) }),
})
