import type { RecordedAct, RequestState } from './request-state.ts'

type Acts = Pick<RequestState, 'acts'>
type Question = (acts: readonly RecordedAct[], staffId: string) => boolean

const did = (
  acts: readonly RecordedAct[],
  staffId: string,
  ...kinds: readonly RecordedAct['act'][]
): boolean => acts.some((done) => done.staffId === staffId && kinds.includes(done.act))

const isBeforeAppeal = ({ appeal }: RecordedAct): boolean => appeal === 'NONE'
const isBeforeAppealDecision = ({ appeal }: RecordedAct): boolean => appeal === 'NONE' || appeal === 'OPEN'

const hasReviewed: Question = (acts, staffId) =>
  did(acts, staffId, 'RETURN_FOR_REPAIR', 'APPROVE', 'DENY', 'SAVE_FOR_STUDENT') ||
  did(acts.filter(isBeforeAppealDecision), staffId, 'ENTER_FIGURES')

const hasRevised: Question = (acts, staffId) => did(acts, staffId, 'REVISE', 'PROPOSE_REVISION')

const hasDecidedAppeal: Question = (acts, staffId) => did(acts, staffId, 'APPROVE_APPEAL', 'DENY_APPEAL')

/**
 * Returns whether another staff member reopened the appeal last. Only then may the person who decided it decide again.
 */
const wasReopenedByAnother: Question = (acts, staffId) => {
  const reopening = acts.findLast(({ act, appeal }) => act === 'REOPEN' && appeal !== 'NONE')
  return reopening !== undefined && reopening.staffId !== staffId
}

/**
 * Returns whether the staff member returned, approved or denied the request, entered figures or saved for the student;
 * decisions, section 8.
 */
export const isReviewerOf = ({ acts }: Acts, staffId: string): boolean => hasReviewed(acts, staffId)

export const mayConfirm = (request: Acts, staffId: string): boolean => !isReviewerOf(request, staffId)

/** Returns whether the staff member may review the appeal: not a reviewer of the request before the appeal. */
export const mayReviewAppeal = ({ acts }: Acts, staffId: string): boolean =>
  !hasReviewed(acts.filter(isBeforeAppeal), staffId)

export const mayDecideAppeal = ({ acts }: Acts, staffId: string): boolean =>
  !hasReviewed(acts, staffId) &&
  !hasRevised(acts, staffId) &&
  !did(acts, staffId, 'CONFIRM', 'INSTITUTION_REJECTS') &&
  (!hasDecidedAppeal(acts, staffId) || wasReopenedByAnother(acts, staffId))

/** Returns whether the staff member may give the second signature of a revision. */
export const maySignRevision = (request: Acts, proposedBy: string | null, staffId: string): boolean =>
  proposedBy !== null && proposedBy !== staffId && !isReviewerOf(request, staffId)

/**
 * Returns whether the staff member may create or approve a payment batch with this request. Acts under an earlier role
 * count too.
 */
export const mayPay = ({ acts }: Acts, staffId: string): boolean =>
  !hasReviewed(acts, staffId) &&
  !hasRevised(acts, staffId) &&
  !hasDecidedAppeal(acts, staffId) &&
  !did(acts, staffId, 'CONFIRM')

/**
 * Returns whether the staff member sent the last return, and may therefore cancel it. A manager may cancel any return.
 */
export const hasSentReturn = ({ acts }: Acts, staffId: string): boolean =>
  acts.findLast(({ act }) => act === 'RETURN_FOR_REPAIR')?.staffId === staffId
