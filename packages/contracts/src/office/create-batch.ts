import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'

export const createBatch = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/batches',
  guard: 'staff',
  right: 'pay-awards',
  summary: 'Create a draft batch of everything that is due, for the bank or for one sponsored institution',
  body: z.strictObject({
    period: PeriodCode,
    /** A sponsored institution; null or absent for the bank. */
    institution_id: z.int().positive().max(2_147_483_647).nullable().optional(),
  }),
  response: z.object({ id: z.uuid(), code: z.string() }),
})
