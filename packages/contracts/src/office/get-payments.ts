import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BatchSummary, PeriodMoney, Sum } from './payment-fields.ts'
import { PeriodCode } from './queue-fields.ts'

export const getPayments = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/overview',
  guard: 'staff',
  right: 'read-payments',
  summary: 'Return the money of a period, its batches, and what waits for finance',
  body: z.strictObject({ period: PeriodCode }),
  response: z.object({
    period: z.string().nullable(),
    periods: z.array(z.string()),
    money: PeriodMoney,
    students: z.int(),
    /** What a new batch could contain, for the bank and for each institution that passes money on. */
    payers: z.array(
      z.object({
        institution_id: z.int().nullable(),
        institution: z.string().nullable(),
        due: Sum,
        needs_account: Sum,
      }),
    ),
    batches: z.array(BatchSummary),
    quarantined: z.int(),
    /** The number of order changes that wait for a second signature. */
    proposals: z.int(),
    /** The number of accounts that finance has not decided on, and of students who must be asked for an account. */
    bank_fixes: z.int(),
  }),
})
