import { OrderState } from '@milgo/domain/payment/order-state'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BatchPayer, PeriodMoney } from './payment-fields.ts'
import { PeriodCode } from './queue-fields.ts'

export const Reconciliation = z.object({
  period: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
  money: PeriodMoney,
  students: z.int(),
  /** 0 if the equations of the period are true. */
  difference: z.int(),
  batches: z.array(
    z.object({
      id: z.uuid().nullable(),
      code: z.string(),
      payer: BatchPayer,
      ordered: z.int(),
      paid: z.int(),
      in_flight: z.int(),
      returned: z.int(),
      cancelled: z.int(),
      difference: z.int(),
    }),
  ),
  /** Why a batch differs: orders whose rows are missing or differ from the ledger, and rows without an order. */
  disagreements: z.array(
    z.object({
      reference: z.string(),
      request_number: z.string(),
      ledger: OrderState.nullable(),
      row: OrderState.nullable(),
      amount: z.int(),
    }),
  ),
  /** How many there are; the first of them are listed. */
  disagreements_total: z.int(),
  /** Why the period differs: ledgers in which an equation is not true. */
  unbalanced: z.array(z.object({ request_number: z.string(), difference: z.int(), money: PeriodMoney })),
  unbalanced_total: z.int(),
  /** Unclaimed money by its age: under 30 days, 30, 90, 180 and more. */
  ageing: z.array(z.object({ from_days: z.int(), count: z.int(), amount: z.int() })),
})

export const reconcilePayments = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/payments/reconciliation',
  guard: 'staff',
  right: 'read-payments',
  summary:
    'Check the two equations of the ledger for a period and each of its batches, summed from every entry',
  body: z.strictObject({ period: PeriodCode }),
  response: Reconciliation,
})
