import { z } from 'zod'
import type { RequestState } from '../status/request-state.ts'
import { isReviewerOf } from '../status/separation-of-duties.ts'

export const LookDecision = z.enum(['APPROVE', 'DENY'])
export type LookDecision = z.infer<typeof LookDecision>

/** What one of the two found. */
export type LookFinding = {
  readonly decision: LookDecision
  /** The code of a refusal. */
  readonly reason: string | null
  /** In NIS by the rules in force; null for a refusal. */
  readonly award: number | null
}

export const LookDifference = z.enum(['DECISION', 'REASON', 'AWARD'])
export type LookDifference = z.infer<typeof LookDifference>

/** In what the two differ. Figures that lead to the same award are shown, and are no difference. */
export const lookDifferences = (first: LookFinding, second: LookFinding): readonly LookDifference[] => {
  if (first.decision !== second.decision) return ['DECISION']
  if (first.decision === 'DENY') return first.reason === second.reason ? [] : ['REASON']
  return first.award === second.award ? [] : ['AWARD']
}

const isSameFinding = (one: LookFinding, other: LookFinding): boolean =>
  one.decision === other.decision && lookDifferences(one, other).length === 0

type Findings = { readonly first: LookFinding; readonly second: LookFinding }

/**
 * The state of a look that was decided, after other rules have changed what the two findings award. What a manager has
 * settled stays settled while neither has moved.
 */
export const judgeAnew = (before: Findings & { readonly state: LookState }, after: Findings): LookState => {
  if (isSameFinding(before.first, after.first) && isSameFinding(before.second, after.second))
    return before.state
  return lookDifferences(after.first, after.second).length === 0 ? 'AGREED' : 'DISAGREED'
}

/** How often both agreed, where the first decision was for this reason; null stands for an approval. */
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

/** What a manager makes of a disagreement. */
export const LookSettlement = z.enum(['REOPEN', 'STAND'])
export type LookSettlement = z.infer<typeof LookSettlement>

/** A second look is another person's: whoever reviewed or confirmed the request has seen the first decision. */
export const mayLookAgain = (request: Pick<RequestState, 'acts'>, staffId: string): boolean =>
  !isReviewerOf(request, staffId) &&
  !request.acts.some((done) => done.staffId === staffId && done.act === 'CONFIRM')

/** A disagreement is settled by somebody who is on neither side of it. */
export const maySettle = (
  request: Pick<RequestState, 'acts'>,
  secondStaffId: string | null,
  staffId: string,
): boolean => staffId !== secondStaffId && mayLookAgain(request, staffId)
