import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const listBankFixes = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/bank-fixes',
  guard: 'staff',
  right: 'read-payments',
  summary: 'Accounts that students sent and finance has not decided on, the oldest first',
  body: z.strictObject({ period: z.string().max(20) }),
  response: z.object({
    rows: z.array(
      z.object({
        request_id: z.uuid(),
        request_number: z.string(),
        account_id: z.uuid(),
        account: z.string().meta({ description: 'Bank, branch and the last digits' }),
        due: z.number().int(),
        sent_at: z.iso.datetime({ offset: true }),
        confirmation: z.string().nullable().meta({ description: 'The file that confirms it' }),
        is_as_before: z.boolean().meta({ description: 'It is the account that a payment came back from' }),
        other_uses: z.number().int().meta({ description: 'Other requests that have named the same account' }),
      }),
    ),
  }),
})
