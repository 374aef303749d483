import { z } from 'zod'
import type { RequestState } from '../status/request-state.ts'
import { isReviewerOf } from '../status/separation-of-duties.ts'

export const LookDecision = z.enum(['APPROVE', 'DENY'])
export type LookDecision = z.infer<typeof LookDecision>

/** What each decision comes with: the figures of an approval, or the reason of a denial. */
export const lookNeeds = { APPROVE: 'FIGURES', DENY: 'REASON' } as const satisfies Record<
  LookDecision,
  string
>

/** The finding of one of the two persons. */
export type LookFinding = {
  readonly decision: LookDecision
  /** The reason code of a denial. */
  readonly reason: string | null
  /** NIS by the active rules; null for a denial. */
  readonly award: number | null
}

export const LookDifference = z.enum(['DECISION', 'REASON', 'AWARD'])
export type LookDifference = z.infer<typeof LookDifference>

/**
 * Returns in what the two findings differ. Different figures that lead to the same award are shown, but are no
 * difference.
 */
export const lookDifferences = (first: LookFinding, second: LookFinding): readonly LookDifference[] => {
  if (first.decision !== second.decision) return ['DECISION']
  if (first.decision === 'DENY') return first.reason === second.reason ? [] : ['REASON']
  return first.award === second.award ? [] : ['AWARD']
}

const isSameFinding = (one: LookFinding, other: LookFinding): boolean =>
  one.decision === other.decision && lookDifferences(one, other).length === 0

type Findings = { readonly first: LookFinding; readonly second: LookFinding }

/**
 * Returns the state of a decided second look after changed rules may have changed the awards. A settled disagreement
 * stays settled if neither finding changed.
 */
export const judgeAnew = (before: Findings & { readonly state: LookState }, after: Findings): LookState => {
  if (isSameFinding(before.first, after.first) && isSameFinding(before.second, after.second))
    return before.state
  return lookDifferences(after.first, after.second).length === 0 ? 'AGREED' : 'DISAGREED'
}

/** How often both agreed, by the reason of the first decision; null means an approval. */
export type ReasonAgreement = {
  readonly reason: string | null
  readonly looks: number
  readonly agreed: number
}

export const agreementByReason = (
  looks: readonly { readonly first: LookFinding; readonly second: LookFinding }[],
): readonly ReasonAgreement[] => {
  const reasons = new Map<string | null, { looks: number; agreed: number }>()
  for (const { first, second } of looks) {
    const key = first.decision === 'APPROVE' ? null : first.reason
    const found = reasons.get(key) ?? { looks: 0, agreed: 0 }
    found.looks += 1
    if (lookDifferences(first, second).length === 0) found.agreed += 1
    reasons.set(key, found)
  }
  return [...reasons].map(([reason, found]) => ({ reason, ...found })).sort((a, b) => b.looks - a.looks)
}

/** WAITING for the second person, AGREED, DISAGREED until a manager has SETTLED it. */
export const LookState = z.enum(['WAITING', 'AGREED', 'DISAGREED', 'SETTLED'])
export type LookState = z.infer<typeof LookState>

export const isLookDone = (state: LookState): boolean => state === 'AGREED' || state === 'SETTLED'

/** How a manager settles a disagreement. */
export const LookSettlement = z.enum(['REOPEN', 'STAND'])
export type LookSettlement = z.infer<typeof LookSettlement>

/**
 * Returns whether the staff member may do the second look. Reviewers and confirmers of the request may not, because
 * they know the first decision.
 */
export const mayLookAgain = (request: Pick<RequestState, 'acts'>, staffId: string): boolean =>
  !isReviewerOf(request, staffId) &&
  !request.acts.some((done) => done.staffId === staffId && done.act === 'CONFIRM')

/** Returns whether the staff member may settle a disagreement: only somebody who made neither of the two decisions. */
export const maySettle = (
  request: Pick<RequestState, 'acts'>,
  secondStaffId: string | null,
  staffId: string,
): boolean => staffId !== secondStaffId && mayLookAgain(request, staffId)
