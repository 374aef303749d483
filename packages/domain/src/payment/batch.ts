import { z } from 'zod'

/** A payment batch: chosen from the ledger, approved by another person, exported, and confirmed by the bank's results. */
export const BatchState = z.enum(['DRAFT', 'APPROVED', 'EXPORTED', 'CONFIRMED', 'DISCARDED'])
export type BatchState = z.infer<typeof BatchState>

/** What finance does with a batch. */
export const BatchAct = z.enum(['APPROVE', 'EXPORT', 'DISCARD', 'ENTER_RESULTS'])
export type BatchAct = z.infer<typeof BatchAct>

export type Batch = {
  readonly state: BatchState
  readonly createdBy: string
  readonly approvedBy: string | null
  /** Rows that are not left out. */
  readonly orders: number
}

/** A member of finance before a batch. */
export type Payer = {
  readonly id: string
  /** A row pays themselves, somebody they know, or a request that they decided on. */
  readonly hasOwnRows: boolean
}

export type BatchRefusal = 'BATCH_CHANGED' | 'BATCH_EMPTY' | 'SECOND_PERSON_NEEDED' | 'OWN_ROWS'

type Row = {
  readonly from: readonly BatchState[]
  /** Whoever did this before may not do it. */
  readonly notBy?: (batch: Batch) => string | null
  /** Nobody pays their own rows. Those of whoever creates or approves the batch are left out of it instead. */
  readonly notWithOwnRows?: true
  readonly needsOrders?: true
}

/** Decisions, section 9: whoever created a batch does not approve it, whoever approved does not enter its results. */
const acts: Readonly<Record<BatchAct, Row>> = {
  APPROVE: { from: ['DRAFT'], notBy: ({ createdBy }) => createdBy, needsOrders: true },
  EXPORT: { from: ['APPROVED'], notWithOwnRows: true, needsOrders: true },
  DISCARD: { from: ['DRAFT', 'APPROVED'] },
  // Money may come back after the last payment was confirmed.
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

/** The acts that a person sees on the batch's page, and why one of them is not theirs. */
export const batchActsOf = (
  batch: Batch,
  payer: Payer,
): readonly { readonly act: BatchAct; readonly refusal: BatchRefusal | null }[] =>
  BatchAct.options
    .map((act) => ({ act, refusal: findBatchRefusal(batch, act, payer) ?? null }))
    .filter(({ refusal }) => refusal !== 'BATCH_CHANGED')
