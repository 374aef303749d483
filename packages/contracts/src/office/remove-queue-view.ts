import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const removeQueueView = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/queue/views/remove',
  guard: 'staff',
  right: 'assign-requests',
  summary: 'Removes a saved view of the queue',
  body: z.strictObject({ id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
})
