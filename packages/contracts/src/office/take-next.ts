import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { QueueAddress } from './queue-fields.ts'

export const takeNext = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/queue/take-next',
  guard: 'staff',
  right: 'assign-requests',
  summary:
    'Assign and open the most urgent request for the caller, except requests on hold or with a conflict',
  body: z.strictObject({
    /** Only within this view. */
    view: QueueAddress.optional(),
    /** Without these requests, which the page has open or has skipped. */
    except: z.array(z.uuid()).max(100).optional(),
    /** Only return the next request, so that the page can load it in advance; nothing is taken. */
    is_preview: z.boolean().optional(),
  }),
  response: z.object({
    /** Null if nothing waits; in a preview, the request that would be taken. */
    taken: z.object({ request_id: z.uuid(), request_number: z.string(), name: z.string() }).nullable(),
  }),
})
