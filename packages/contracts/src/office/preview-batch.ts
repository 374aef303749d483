import { LeftOutReason } from '@milgo/domain/payment/left-out'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { createBatch } from './create-batch.ts'
import { Sum } from './payment-fields.ts'

export const previewBatch = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/batches/preview',
  guard: 'staff',
  right: 'pay-awards',
  summary: 'Return what a batch of the caller would contain now, and what it would leave out with the reason',
  body: createBatch.body,
  response: z.object({
    takes: Sum,
    left_out: z.array(Sum.extend({ reason: LeftOutReason })),
  }),
})
