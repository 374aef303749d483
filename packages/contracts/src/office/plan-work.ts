import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { WorkChange, WorkResult } from './change-work.ts'
import { QueueAddress } from './queue-fields.ts'

/**
 * Returns what a change would do. The change itself is made by its own call with the ids and versions of these results,
 * so that exactly what was shown happens.
 */
export const planWork = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/work/plan',
  guard: 'staff',
  right: 'assign-requests',
  summary: 'Return what a change of all requests of a view would do. Changes nothing',
  body: z.strictObject({ view: QueueAddress, change: WorkChange }),
  response: z.object({
    /** The most urgent requests, as many as can be changed together. */
    results: z.array(WorkResult),
    /** The number of requests in the view. */
    count: z.int(),
  }),
})
