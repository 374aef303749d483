import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BatchParams } from './payment-fields.ts'

export const uploadResults = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/batches/{id}/results',
  guard: 'staff',
  right: 'pay-awards',
  summary: 'Check a file of results and explain every row. Applies nothing',
  params: BatchParams,
  takesFile: true,
  response: z.object({ id: z.uuid() }),
})
