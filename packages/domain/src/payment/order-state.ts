import { z } from 'zod'

/**
 * A row of a batch. It is chosen while the batch is a draft, and an order of the ledger from the export on; the ledger
 * says what became of it.
 */
export const OrderState = z.enum(['CHOSEN', 'OPEN', 'PAID', 'RETURNED', 'CANCELLED', 'LEFT_OUT', 'DISCARDED'])
export type OrderState = z.infer<typeof OrderState>

/** States of rows that stand in the files of an exported batch. */
export const exportedStates = [
  'OPEN',
  'PAID',
  'RETURNED',
  'CANCELLED',
] as const satisfies readonly OrderState[]
