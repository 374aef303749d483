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

/** Whoever decided an appeal decides it again only after somebody else reopened it. */
const wasReopenedByAnother: Question = (acts, staffId) => {
  const reopening = acts.findLast(({ act, appeal }) => act === 'REOPEN' && appeal !== 'NONE')
  return reopening !== undefined && reopening.staffId !== staffId
}

/** Who returned, approved, denied, entered figures or saved for the student is a reviewer of the request; decisions, section 8. */
export const isReviewerOf = ({ acts }: Acts, staffId: string): boolean => hasReviewed(acts, staffId)

export const mayConfirm = (request: Acts, staffId: string): boolean => !isReviewerOf(request, staffId)

/** An appeal is reviewed by somebody who did not review the request. */
export const mayReviewAppeal = ({ acts }: Acts, staffId: string): boolean =>
  !hasReviewed(acts.filter(isBeforeAppeal), staffId)

export const mayDecideAppeal = ({ acts }: Acts, staffId: string): boolean =>
  !hasReviewed(acts, staffId) &&
  !hasRevised(acts, staffId) &&
  !did(acts, staffId, 'CONFIRM', 'INSTITUTION_REJECTS') &&
  (!hasDecidedAppeal(acts, staffId) || wasReopenedByAnother(acts, staffId))

/** The second signature of a revision. */
export const maySignRevision = (request: Acts, proposedBy: string | null, staffId: string): boolean =>
  proposedBy !== null && proposedBy !== staffId && !isReviewerOf(request, staffId)

/** Asked of whoever creates or approves a payment batch, also of acts under an earlier role. */
export const mayPay = ({ acts }: Acts, staffId: string): boolean =>
  !hasReviewed(acts, staffId) &&
  !hasRevised(acts, staffId) &&
  !hasDecidedAppeal(acts, staffId) &&
  !did(acts, staffId, 'CONFIRM')

/** A return is cancelled by whoever sent it; a manager may cancel any. */
export const hasSentReturn = ({ acts }: Acts, staffId: string): boolean =>
  acts.findLast(({ act }) => act === 'RETURN_FOR_REPAIR')?.staffId === staffId
