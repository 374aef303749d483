import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const decideBankFix = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/decide-bank-fix',
  guard: 'staff',
  right: 'pay-awards',
  summary: 'Accept the account that a student sent, or ask for another account with a reason',
  params: RequestParams,
  body: z.strictObject({
    account_id: z
      .uuid()
      .meta({ description: 'The account that the page showed. Another account is refused' }),
    outcome: z.enum(['ACCEPT', 'ASK_AGAIN']),
    reason: z
      .string()
      .max(40)
      .nullable()
      .optional()
      .meta({ description: 'The reason, if another account is asked for' }),
    note: z
      .string()
      .max(1_000)
      .nullable()
      .optional()
      .meta({ description: 'The note to the student beside the reason' }),
  }),
  response: z.object({ id: z.uuid() }),
})
