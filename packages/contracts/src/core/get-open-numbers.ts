import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const Count = z
  .number()
  .int()
  .nullable()
  .meta({ description: 'Null where it would be about fewer than 20 people' })

export const OpenNumbersOfPeriod = z.object({
  register_period: z.string(),
  requests: z.number().int(),
  outcomes: z
    .array(z.object({ amount: z.number().int(), count: Count }))
    .meta({ description: 'By the amount of the award, the highest first; 0 is "no award"' }),
  median_days: z.number().nullable().meta({ description: 'From the sending to the first letter' }),
  appeals: Count,
  reversals: Count,
})
export type OpenNumbersOfPeriod = z.infer<typeof OpenNumbersOfPeriod>

export const getOpenNumbers = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/open-numbers',
  guard: 'open',
  summary: 'What everybody may know of finished periods, the newest first',
  response: z.array(OpenNumbersOfPeriod),
})
