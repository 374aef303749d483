import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { WorkChange, WorkResult } from './change-work.ts'
import { QueueAddress } from './queue-fields.ts'

/** The change itself is made by its own call with the ids and versions of the results: what was seen is what happens. */
export const planWork = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/work/plan',
  guard: 'staff',
  right: 'assign-requests',
  summary: 'Says what a change of all requests of a view would do, and changes nothing',
  body: z.strictObject({ view: QueueAddress, change: WorkChange }),
  response: z.object({
    /** Of the most urgent ones, as many as are changed together. */
    results: z.array(WorkResult),
    /** How many are in the view. */
    count: z.int(),
  }),
})
