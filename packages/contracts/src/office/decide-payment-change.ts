import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const decidePaymentChange = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/proposals/{id}/decide',
  guard: 'staff',
  right: 'pay-awards',
  summary: 'Sign or refuse a proposed change of a payment. The proposer may only withdraw it',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ is_confirmed: z.boolean() }),
  response: z.object({ is_done: z.boolean() }),
})
