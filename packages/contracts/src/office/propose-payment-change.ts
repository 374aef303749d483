import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'

const reason = freeText(500, 3)

export const proposePaymentChange = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/proposals',
  guard: 'staff',
  right: 'pay-awards',
  summary:
    'Propose to correct or dismiss a quarantined row, cancel an exported order, or open the bank fix of a sponsored student. Another member of finance signs',
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('CORRECTION'),
      file_id: z.uuid(),
      line: z.int().min(1).max(1_000_000),
      /** Added to the paid sum; 0 dismisses the row. */
      amount: z.int().min(-1_000_000).max(1_000_000),
      reason,
    }),
    z.strictObject({
      kind: z.literal('CANCELLATION'),
      batch_id: z.uuid(),
      sequence: z.int().min(1).max(1_000_000),
      /** What the bank confirmed, and how. */
      reason,
    }),
    z.strictObject({
      kind: z.literal('BANK_FIX_OPENED'),
      batch_id: z.uuid(),
      sequence: z.int().min(1).max(1_000_000),
      /** What the institution declared. */
      reason,
    }),
  ]),
  response: z.object({ id: z.uuid() }),
})
