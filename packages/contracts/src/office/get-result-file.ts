import { ResultVerdict } from '@milgo/domain/payment/explain-result'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BatchDone, ResultFileParams, Sum } from './payment-fields.ts'

export const getResultFile = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/payments/results/{id}',
  guard: 'staff',
  right: 'read-payments',
  isPersonal: true,
  summary: 'Count the rows of a file of results, by verdict',
  params: ResultFileParams,
  response: z.object({
    id: z.uuid(),
    name: z.string(),
    state: z.enum(['PREVIEW', 'APPLIED', 'DISCARDED']),
    batch: z.object({ id: z.uuid(), code: z.string() }),
    uploaded: BatchDone,
    applied: BatchDone.nullable(),
    rows: z.int(),
    verdicts: z.array(Sum.extend({ verdict: ResultVerdict })),
    /** Open orders of the batch that are not in the file. */
    missing: Sum,
    /** Why the caller may not apply the file. */
    refusal: z.string().nullable(),
    sha256: z.string(),
  }),
})
