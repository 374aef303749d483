import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'
import { ComputeRun } from './results-fields.ts'

export const computeResults = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/results/compute',
  guard: 'staff',
  right: 'publish-results',
  summary: 'Start the computation of all waiting requests of a period, or return the computation that runs',
  body: z.strictObject({
    period: PeriodCode,
    /** Also compute the requests that are computed but not published. */
    is_again: z.boolean().optional(),
  }),
  response: ComputeRun,
})
