import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BankFixRow, WaitingAccount } from './bank-fix-fields.ts'

export const listBankFixes = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/bank-fixes',
  guard: 'staff',
  right: 'read-payments',
  summary:
    'Accounts that students sent and finance has not decided on, and students who are to be asked for one, the oldest first',
  body: z.strictObject({ period: z.string().max(20) }),
  response: z.object({
    rows: z.array(WaitingAccount),
    to_ask: z.array(BankFixRow),
    with_students: z.int().meta({ description: 'Students who were asked and have not sent an account yet' }),
  }),
})
