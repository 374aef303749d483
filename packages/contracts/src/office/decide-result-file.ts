import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ResultFileParams } from './payment-fields.ts'

export const decideResultFile = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/results/{id}/decide',
  guard: 'staff',
  right: 'pay-awards',
  summary: 'Apply a checked file of results in one transaction, or discard it',
  params: ResultFileParams,
  body: z.strictObject({ act: z.enum(['APPLY', 'DISCARD']) }),
  response: z.object({ applied: z.int(), quarantined: z.int(), skipped: z.int() }),
})
