import { ReturnReason } from '@milgo/domain/payment/return-reason'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BatchParams } from './payment-fields.ts'

export const enterRowResults = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/batches/{id}/row-results',
  guard: 'staff',
  right: 'pay-awards',
  summary: "Confirm or return rows of an institution's list, row by row",
  params: BatchParams,
  body: z.strictObject({
    rows: z
      .array(
        z.discriminatedUnion('result', [
          z.strictObject({ sequence: z.int().min(1).max(1_000_000), result: z.literal('PAID') }),
          z.strictObject({
            sequence: z.int().min(1).max(1_000_000),
            result: z.literal('RETURNED'),
            reason: ReturnReason,
          }),
        ]),
      )
      .min(1)
      .max(200),
  }),
  /** Rows with the same result as before, and repeated rows, are skipped. */
  response: z.object({ applied: z.int(), skipped: z.int() }),
})
