import { z } from 'zod'

/**
 * A payment batch: chosen from the ledger, approved by another person, exported, and confirmed by the bank's results.
 */
export const BatchState = z.enum(['DRAFT', 'APPROVED', 'EXPORTED', 'CONFIRMED', 'DISCARDED'])
export type BatchState = z.infer<typeof BatchState>

/** The states of a batch that was not exported, so that it can still be discarded. */
const openStates: readonly BatchState[] = ['DRAFT', 'APPROVED']

export const isBatchOpen = (state: BatchState): boolean => openStates.includes(state)

/** The acts of finance on a batch. */
export const BatchAct = z.enum(['APPROVE', 'EXPORT', 'DISCARD', 'ENTER_RESULTS'])
export type BatchAct = z.infer<typeof BatchAct>

export type Batch = {
  readonly state: BatchState
  readonly createdBy: string
  readonly approvedBy: string | null
  /** The number of rows that are not left out. */
  readonly orders: number
}

/** A finance member who acts on a batch. */
export type Payer = {
  readonly id: string
  /** A row pays the finance member themselves, a person they know, or a request that they decided on. */
  readonly hasOwnRows: boolean
}

export type BatchRefusal = 'BATCH_CHANGED' | 'BATCH_EMPTY' | 'SECOND_PERSON_NEEDED' | 'OWN_ROWS'

type Row = {
  readonly from: readonly BatchState[]
  /** The person who may not do this act, because they did another one. */
  readonly notBy?: (batch: Batch) => string | null
  /** Nobody pays their own rows. Own rows of the batch's creator or approver are left out of the batch instead. */
  readonly notWithOwnRows?: true
  readonly needsOrders?: true
}

/** Decisions, section 9: the creator of a batch does not approve it, and the approver does not enter its results. */
const acts: Readonly<Record<BatchAct, Row>> = {
  APPROVE: { from: ['DRAFT'], notBy: ({ createdBy }) => createdBy, needsOrders: true },
  EXPORT: { from: ['APPROVED'], notWithOwnRows: true, needsOrders: true },
  DISCARD: { from: openStates },
  // A payment may be returned after the last payment was confirmed.
  ENTER_RESULTS: {
    from: ['EXPORTED', 'CONFIRMED'],
    notBy: ({ approvedBy }) => approvedBy,
    notWithOwnRows: true,
  },
}

export const findBatchRefusal = (
  batch: Batch,
  act: BatchAct,
  { id, hasOwnRows }: Payer,
): BatchRefusal | undefined => {
  const { from, notBy, notWithOwnRows = false, needsOrders } = acts[act]
  if (!from.includes(batch.state)) return 'BATCH_CHANGED'
  if (notBy?.(batch) === id) return 'SECOND_PERSON_NEEDED'
  if (notWithOwnRows && hasOwnRows) return 'OWN_ROWS'
  return needsOrders && batch.orders === 0 ? 'BATCH_EMPTY' : undefined
}

/** Returns the acts that a person sees on the batch's page, and why one of them is refused. */
export const batchActsOf = (
  batch: Batch,
  payer: Payer,
): readonly { readonly act: BatchAct; readonly refusal: BatchRefusal | null }[] =>
  BatchAct.options
    .map((act) => ({ act, refusal: findBatchRefusal(batch, act, payer) ?? null }))
    .filter(({ refusal }) => refusal !== 'BATCH_CHANGED')
