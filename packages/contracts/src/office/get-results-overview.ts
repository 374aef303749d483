import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'
import { ComputeRun, RulesVersion } from './results-fields.ts'

export const getResultsOverview = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/results/overview',
  guard: 'staff',
  right: 'publish-results',
  summary:
    'Return the progress of the results of a period: numbers by status, the last computation, its rules',
  body: z.strictObject({ period: PeriodCode }),
  response: z.object({
    period: z.string(),
    periods: z
      .array(z.string())
      .meta({ description: 'Periods in which something was sent, the newest first' }),
    /** NIS; null if not set. */
    budget: z.int().nullable(),
    statuses: z.partialRecord(RequestStatus, z.int()),
    /** Requests that wait for their first score, or for that of their appeal. */
    waiting: z.int(),
    /** Computed, and not published. */
    computed: z.int(),
    /** Those of them that were computed by other rules than the active ones. */
    outdated: z.int(),
    /** Published awards, which count against the budget. */
    published: z.object({ count: z.int(), money: z.int() }),
    run: ComputeRun.nullable(),
    rules: z.array(RulesVersion),
  }),
})
