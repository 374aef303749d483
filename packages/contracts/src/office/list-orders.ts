import { OrderState } from '@milgo/domain/payment/order-state'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BatchParams, PaymentOrder } from './payment-fields.ts'

export const listOrders = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/batches/{id}/orders',
  guard: 'staff',
  right: 'read-payments',
  summary: 'The rows of a batch, a page at a time; account numbers are masked',
  params: BatchParams,
  body: z.strictObject({
    state: OrderState.optional(),
    /** Only rows after this one. */
    after: z.int().min(0).max(1_000_000).optional(),
    limit: z.int().min(1).max(200).optional(),
  }),
  response: z.object({ orders: z.array(PaymentOrder), next: z.int().nullable() }),
})
