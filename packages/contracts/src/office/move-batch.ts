import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BatchDetails, BatchParams } from './payment-fields.ts'

export const moveBatch = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/batches/{id}/move',
  guard: 'staff',
  right: 'pay-awards',
  summary: 'Approve, export or discard a batch, if it is still as the page showed it',
  params: BatchParams,
  body: z.strictObject({ act: z.enum(['APPROVE', 'EXPORT', 'DISCARD']), version: z.int().min(0) }),
  response: BatchDetails,
})
