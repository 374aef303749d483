import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BankFixRow, bankFixPage } from './bank-fix-fields.ts'

export const listStudentsToAsk = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/bank-fixes/to-ask',
  guard: 'staff',
  right: 'read-payments',
  summary: 'List students who have to be asked for an account, a page at a time, the longest waiting first',
  body: bankFixPage.body,
  response: z.object({ rows: z.array(BankFixRow), ...bankFixPage.response }),
})
