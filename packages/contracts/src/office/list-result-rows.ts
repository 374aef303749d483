import { ResultVerdict } from '@milgo/domain/payment/explain-result'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ResultFileParams, ResultRowAnswer } from './payment-fields.ts'

export const listResultRows = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/results/{id}/rows',
  guard: 'staff',
  right: 'read-payments',
  summary: 'The rows of a file of results, each explained, a page at a time',
  params: ResultFileParams,
  body: z.strictObject({
    verdicts: z.array(ResultVerdict).max(8).optional(),
    /** Only rows after this line. */
    after: z.int().min(0).max(1_000_000).optional(),
    limit: z.int().min(1).max(200).optional(),
  }),
  response: z.object({ rows: z.array(ResultRowAnswer), next: z.int().nullable() }),
})
