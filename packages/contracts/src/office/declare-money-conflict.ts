import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const declareMoneyConflict = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/batches/{id}/orders/{sequence}/i-know-this-person',
  guard: 'staff',
  right: 'pay-awards',
  summary:
    'Say that one knows whom a row pays: it leaves the batch that one made or approved, and every later one',
  params: z.object({ id: z.uuid(), sequence: z.coerce.number().int().min(1).max(9_999_999) }),
  response: z.object({ is_left_out: z.boolean() }),
})
