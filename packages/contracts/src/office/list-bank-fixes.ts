import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BankFixRow, bankFixPage, WaitingAccount } from './bank-fix-fields.ts'

export const listBankFixes = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/bank-fixes',
  guard: 'staff',
  right: 'read-payments',
  summary: 'List accounts that wait for finance, a page at a time, the oldest first',
  body: bankFixPage.body,
  response: z.object({
    rows: z.array(WaitingAccount),
    ...bankFixPage.response,
    with_students: z.int().meta({ description: 'Students who were asked and have not sent an account yet' }),
    first_with_students: z
      .array(BankFixRow.pick({ request_id: true, request_number: true }))
      .meta({ description: 'The requests of the first ten of these' }),
  }),
})
