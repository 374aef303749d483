import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { OpenPeriod, PeriodFields, PeriodParams } from './period-fields.ts'

export const savePeriod = defineCall({
  service: 'core',
  method: 'PUT',
  path: '/office/periods/{code}',
  guard: 'staff',
  right: 'manage-periods',
  summary: 'Change the values of a period',
  params: PeriodParams,
  body: z.strictObject({
    version: z.int().min(0),
    values: PeriodFields,
    /** The administrator has seen how many people the change affects. */
    is_confirmed: z.boolean(),
  }),
  response: OpenPeriod,
  isMendable: true,
})
