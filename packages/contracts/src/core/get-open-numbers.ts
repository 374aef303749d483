import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AcademicYear } from './academic-year.ts'

const Count = z
  .number()
  .int()
  .nullable()
  .meta({ description: 'Null if it would be about fewer than 20 people' })

export const OpenNumbersOfPeriod = z.object({
  register_period: z.string(),
  academic_year: AcademicYear,
  requests: z.number().int(),
  outcomes: z
    .array(z.object({ amount: z.number().int(), count: Count }))
    .meta({ description: 'By the amount of the award, the highest first. 0: no award' }),
  median_days: z
    .number()
    .nullable()
    .meta({ description: 'The median number of days from the sending to the first letter' }),
  appeals: Count,
  reversals: Count,
})
export type OpenNumbersOfPeriod = z.infer<typeof OpenNumbersOfPeriod>

export const getOpenNumbers = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/open-numbers',
  guard: 'open',
  summary: 'Return the public figures of finished periods, the newest first',
  response: z.array(OpenNumbersOfPeriod),
})
