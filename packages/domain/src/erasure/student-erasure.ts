import type { Snapshot } from '../answers/snapshot.ts'
import type { Money } from '../ledger/money.ts'
import type { RequestState } from '../status/request-state.ts'

/** Why a student cannot be erased yet, in the order in which it is said. */
export const erasureRefusals = [
  'ERASURE_IN_REVIEW',
  'ERASURE_APPEAL_OPEN',
  'ERASURE_MONEY_DUE',
  'ERASURE_REVISION_WAITS',
] as const
export type ErasureRefusal = (typeof erasureRefusals)[number]

type Ground = {
  readonly request: Pick<RequestState, 'status' | 'publishState' | 'appeal'>
  readonly money: Pick<Money, 'due' | 'inFlight'> | undefined
  /** Finance has still to decide on a row of the bank, or to sign. */
  readonly hasUndecidedPayment: boolean
  readonly hasOpenRevision: boolean
}

/** Each reason with the question that it answers yes to. A draft that was never sent can always go. */
const holds: Readonly<Record<ErasureRefusal, (ground: Ground) => boolean>> = {
  ERASURE_IN_REVIEW: ({ request }) => request.status !== 'DRAFT' && request.publishState === '0',
  ERASURE_APPEAL_OPEN: ({ request }) => request.appeal !== 'NONE' && request.publishState !== '2',
  ERASURE_MONEY_DUE: ({ money, hasUndecidedPayment }) =>
    hasUndecidedPayment || (money !== undefined && money.due + money.inFlight > 0),
  ERASURE_REVISION_WAITS: ({ hasOpenRevision }) => hasOpenRevision,
}

/** Undefined where the student can be erased: nothing is decided, paid or signed for them any more. */
export const findErasureRefusal = (ground: Ground): ErasureRefusal | undefined =>
  erasureRefusals.find((refusal) => holds[refusal](ground))

export const erasureOutcomes = ['ERASED', 'REFUSED'] as const
export type ErasureOutcome = (typeof erasureOutcomes)[number]

/** Two people: whoever asked for an erasure does not carry it out. */
export const mayCarryOutErasure = (askedBy: string, staffId: string): boolean => askedBy !== staffId

/** What was sent without anything that was answered: questions and hashes of documents stay. */
export const blankSnapshot = (snapshot: Snapshot, erasedText: string): Snapshot => ({
  ...snapshot,
  ...(snapshot.answers && { answers: {} }),
  sections: snapshot.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, value: null, text: erasedText })),
  })),
  documents: snapshot.documents.map((document) => ({ ...document, originalName: null, isErased: true })),
})
