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
  summary: 'How far the results of a period are: numbers by status, the last computation, its rules',
  body: z.strictObject({ period: PeriodCode }),
  response: z.object({
    period: z.string(),
    /** NIS; null where none was set. */
    budget: z.int().nullable(),
    statuses: z.partialRecord(RequestStatus, z.int()),
    /** Waiting for their first score, or for that of their appeal. */
    waiting: z.int(),
    /** Computed, and not published. */
    computed: z.int(),
    /** Of those, computed by other rules than those in force. */
    outdated: z.int(),
    /** Awards that are published already, and count against the budget. */
    published: z.object({ count: z.int(), money: z.int() }),
    run: ComputeRun.nullable(),
    rules: z.array(RulesVersion),
  }),
})
