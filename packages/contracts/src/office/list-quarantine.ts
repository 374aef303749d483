import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { OrderProposal, QuarantinedRow } from './payment-fields.ts'
import { PeriodCode } from './queue-fields.ts'

export const listQuarantine = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/quarantine',
  guard: 'staff',
  right: 'read-payments',
  summary: 'Rows of results, and changes of orders, that wait for two members of finance',
  body: z.strictObject({ period: PeriodCode }),
  response: z.object({
    rows: z.array(QuarantinedRow),
    total: z.int(),
    /** Orders of which one member of finance has proposed a change. */
    proposals: z.array(OrderProposal),
  }),
})
