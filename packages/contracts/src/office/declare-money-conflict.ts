import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const declareMoneyConflict = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/batches/{id}/orders/{sequence}/i-know-this-person',
  guard: 'staff',
  right: 'pay-awards',
  summary:
    'Declare that the caller knows whom a row pays. The row leaves the batches that the caller made or approved, and all later ones',
  params: z.object({ id: z.uuid(), sequence: z.coerce.number().int().min(1).max(9_999_999) }),
  response: z.object({ is_left_out: z.boolean() }),
})
