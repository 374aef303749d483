import type { Money } from '../ledger/money.ts'
import type { Period } from '../period/period.ts'
import type { PublishState } from './publish-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'

/** How far the one appeal of a request has come. */
export type AppealState = 'NONE' | 'OPEN' | 'GRANTED' | 'DENIED'

/** What is done to a request beside moving its status: by staff, and by a student who changes a sent appeal. */
export type OtherAct = 'ENTER_FIGURES' | 'SAVE_FOR_STUDENT' | 'PROPOSE_REVISION' | 'UPDATE_APPEAL'

export type RecordedAct = {
  readonly act: StatusEvent | OtherAct
  readonly staffId: string
  /** How far the appeal was when it was done. */
  readonly appeal: AppealState
}

/** A stretch of time in which a payment waited for a bank account; open at its end while it still waits. */
export type BankPause = { readonly from: Date; readonly to: Date | null }

/** What the status table must know of a request. */
export type RequestState = {
  readonly status: RequestStatus
  readonly publishState: PublishState
  readonly appeal: AppealState
  /** The one correction of a request is spent when it is sent back, used or not; cancelling the return gives it back. */
  readonly wasReturned: boolean
  readonly wasAppealReturned: boolean
  /** Fixed when the request is sent back: what the student was told does not move with the period's data. */
  readonly correctionDeadline: Date | null
  /** The student has been told that the review is finished, and has not been asked for corrections since. */
  readonly isReviewFinished: boolean
  /** The institution's list rejected the request while it was out for repair; a manager applies it later. */
  readonly isRejectionWaiting: boolean
  /** From when the student's own appeal days run, unless the period's appeals open later. */
  readonly resultPublishedAt: Date | null
  /** The appeal date that the student's letter prints; binds where it is later. */
  readonly printedAppealDate: Date | null
  readonly bankPauses: readonly BankPause[]
  /** Where the request goes when its bank problem ends without a payment. */
  readonly statusBeforeBank: RequestStatus | null
  /** What staff did to the request, oldest first. */
  readonly acts: readonly RecordedAct[]
}

/** What the status table must know of the moment. What is left out is not so. */
export type Circumstances = {
  readonly now: Date
  readonly period: Pick<
    Period,
    'from' | 'to' | 'isOpen' | 'appealsFrom' | 'appealsTo' | 'isAppealsOpen' | 'appealDays' | 'correctionDays'
  >
  /** What staff gave as reason; blank counts as none. */
  readonly reason?: string | null
  /** What the ledger says after the payment, return or revision that the event tells of. */
  readonly money?: Money
  /** The student has sent another bank account that finance has not decided on. */
  readonly isBankFixWaiting?: boolean
  readonly hasCompleteFigures?: boolean
  /** The reviewer has flagged at least one document. */
  readonly hasFlags?: boolean
  /** Who proposed the revision that is being signed. */
  readonly proposedBy?: string | null
  /** A reviewer has taken the request since it last came to review. */
  readonly isTaken?: boolean
}

export const newRequest: RequestState = {
  status: 'DRAFT',
  publishState: '0',
  appeal: 'NONE',
  wasReturned: false,
  wasAppealReturned: false,
  correctionDeadline: null,
  isReviewFinished: false,
  isRejectionWaiting: false,
  resultPublishedAt: null,
  printedAppealDate: null,
  bankPauses: [],
  statusBeforeBank: null,
  acts: [],
}
