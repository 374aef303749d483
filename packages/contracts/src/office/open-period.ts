import { defineCall } from '../define-call.ts'
import { OpenPeriod, PeriodParams } from './period-fields.ts'

export const openPeriod = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/periods/{code}',
  guard: 'staff',
  right: 'manage-periods',
  summary: 'Return all values of a period',
  params: PeriodParams,
  response: OpenPeriod,
})
