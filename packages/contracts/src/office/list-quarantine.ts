import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { OrderProposal, QuarantinedRow, QuarantinePosition } from './payment-fields.ts'
import { PeriodCode } from './queue-fields.ts'

export const listQuarantine = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/quarantine',
  guard: 'staff',
  right: 'read-payments',
  summary:
    'List rows of result files, a page at a time, and changes of orders that wait for two members of finance',
  body: z.strictObject({
    period: PeriodCode,
    /** Only rows after this one. */
    after: QuarantinePosition.optional(),
    limit: z.int().min(1).max(200).optional(),
  }),
  response: z.object({
    rows: z.array(QuarantinedRow),
    /** Null on the last page. */
    next: QuarantinePosition.nullable(),
    total: z.int().meta({ description: 'How many rows there are on all pages' }),
    proposals: z.array(OrderProposal).meta({
      description:
        'The oldest changes of orders that one finance member has proposed; only on the first page',
    }),
    proposals_total: z.int().meta({ description: 'How many such changes there are' }),
  }),
})
