import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ListedPeriod } from './period-fields.ts'

export const listPeriods = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/periods',
  guard: 'staff',
  right: 'manage-periods',
  summary: 'All periods, the newest first',
  response: z.object({ periods: z.array(ListedPeriod) }),
})
