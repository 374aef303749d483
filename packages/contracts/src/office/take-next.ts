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
    'Assigns and opens the most urgent request that waits for whoever asks, without what is on hold or in conflict',
  body: z.strictObject({
    /** Only within this view. */
    view: QueueAddress.optional(),
    /** Not these, which the page has open or has skipped. */
    except: z.array(z.uuid()).max(100).optional(),
    /** Only say which one it would be, so that the page can load it ahead; nothing is taken. */
    is_preview: z.boolean().optional(),
  }),
  response: z.object({
    /** Null where nothing waits; of a preview, the one that would be taken. */
    taken: z.object({ request_id: z.uuid(), request_number: z.string(), name: z.string() }).nullable(),
  }),
})
