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
  summary: 'Compute all requests of a period that wait for it; where one computation runs, answer that one',
  body: z.strictObject({
    period: PeriodCode,
    /** Also those that are computed and not published. */
    is_again: z.boolean().optional(),
  }),
  response: ComputeRun,
})
