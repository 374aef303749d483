import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const decideErasure = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/erasures/{id}/decide',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Erase a student who asked for it, or refuse. Not by the manager who recorded the wish',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ outcome: z.enum(['ERASE', 'REFUSE']) }),
  response: z.object({ id: z.uuid() }),
})
