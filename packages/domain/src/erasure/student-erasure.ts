import type { Snapshot } from '../answers/snapshot.ts'
import type { Money } from '../ledger/money.ts'
import type { RequestState } from '../status/request-state.ts'
import { isAppealResultPublished, isResultPublished } from '../status/result-published.ts'
import { wasSubmitted } from '../status/was-submitted.ts'

/** Why a student cannot be erased yet, in the order in which the reasons are checked. */
export const erasureRefusals = [
  'ERASURE_IN_REVIEW',
  'ERASURE_APPEAL_OPEN',
  'ERASURE_MONEY_DUE',
  'ERASURE_REVISION_WAITS',
] as const
export type ErasureRefusal = (typeof erasureRefusals)[number]

type ErasureContext = {
  readonly request: Pick<RequestState, 'status' | 'publishState' | 'appeal'>
  readonly money: Pick<Money, 'due' | 'inFlight'> | undefined
  /** Finance has not decided on a row of the bank, or a signature is missing. */
  readonly hasUndecidedPayment: boolean
  readonly hasOpenRevision: boolean
}

/** The condition of each reason. A draft that was never sent can always be erased. */
const applies: Readonly<Record<ErasureRefusal, (context: ErasureContext) => boolean>> = {
  ERASURE_IN_REVIEW: ({ request }) => wasSubmitted(request.status) && !isResultPublished(request),
  ERASURE_APPEAL_OPEN: ({ request }) => request.appeal !== 'NONE' && !isAppealResultPublished(request),
  ERASURE_MONEY_DUE: ({ money, hasUndecidedPayment }) =>
    hasUndecidedPayment || (money !== undefined && money.due + money.inFlight > 0),
  ERASURE_REVISION_WAITS: ({ hasOpenRevision }) => hasOpenRevision,
}

/**
 * Returns why the student cannot be erased; undefined if nothing is undecided, unpaid or unsigned any more. A student
 * without a request has no context, and can always be erased.
 */
export const findErasureRefusal = (context: ErasureContext | undefined): ErasureRefusal | undefined =>
  context && erasureRefusals.find((refusal) => applies[refusal](context))

export const erasureOutcomes = ['ERASED', 'REFUSED'] as const
export type ErasureOutcome = (typeof erasureOutcomes)[number]

/** Returns whether this person may carry out the erasure: not the one who asked for it. */
export const mayCarryOutErasure = (askedBy: string, staffId: string): boolean => askedBy !== staffId

/** Returns a snapshot without any answers. Questions and hashes of documents stay. */
export const blankSnapshot = (snapshot: Snapshot, erasedText: string): Snapshot => ({
  ...snapshot,
  ...(snapshot.answers && { answers: {} }),
  sections: snapshot.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, value: null, text: erasedText })),
  })),
  documents: snapshot.documents.map((document) => ({ ...document, originalName: null, isErased: true })),
})
