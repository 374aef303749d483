import { z } from 'zod'

/**
 * The state of a row in a batch. A row is CHOSEN while the batch is a draft, and an order of the ledger from the export
 * on. Then the ledger decides its state.
 */
export const OrderState = z.enum(['CHOSEN', 'OPEN', 'PAID', 'RETURNED', 'CANCELLED', 'LEFT_OUT', 'DISCARDED'])
export type OrderState = z.infer<typeof OrderState>

/** The states of rows that are in the files of an exported batch. */
export const exportedStates = [
  'OPEN',
  'PAID',
  'RETURNED',
  'CANCELLED',
] as const satisfies readonly OrderState[]

/** The states of rows that a batch pays: chosen for its files, or in them. */
export const batchedStates = ['CHOSEN', ...exportedStates] as const satisfies readonly OrderState[]

/** The states of rows that have no result yet. A request has at most one such row. */
export const unsettledStates = ['CHOSEN', 'OPEN'] as const satisfies readonly OrderState[]

/** Returns whether a row is an order of the ledger, in the files of an exported batch. */
export const isExported = (state: OrderState): boolean => exportedStates.some((one) => one === state)
