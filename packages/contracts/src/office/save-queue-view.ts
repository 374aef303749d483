import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'

export const saveQueueView = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/queue/views/save',
  guard: 'staff',
  right: 'assign-requests',
  summary:
    'Save a view of the queue under a name, for the caller or for all. With an id it replaces that view',
  body: z.strictObject({
    id: z.uuid().optional(),
    /** The version that is replaced. */
    version: z.int().min(0).optional(),
    name: freeText(60),
    address: z.string().max(2_000),
    is_shared: z.boolean(),
  }),
  response: z.object({ id: z.uuid() }),
})
