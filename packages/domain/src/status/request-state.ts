import type { Money } from '../ledger/money.ts'
import type { AppealTimes, RegistrationTimes } from '../time/opening.ts'
import type { PublishState } from './publish-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'

/** The state of the one appeal of a request. */
export type AppealState = 'NONE' | 'OPEN' | 'GRANTED' | 'DENIED'

/** Acts that do not move the status: by staff, and by a student who changes a submitted appeal. */
export type OtherAct = 'ENTER_FIGURES' | 'SAVE_FOR_STUDENT' | 'PROPOSE_REVISION' | 'UPDATE_APPEAL'

export type RecordedAct = {
  readonly act: StatusEvent | OtherAct
  readonly staffId: string
  /** The state of the appeal before the act. */
  readonly appeal: AppealState
}

/** A time in which a payment waited for a bank account. `to` is null while it still waits. */
export type BankPause = { readonly from: Date; readonly to: Date | null }

/** What the status table needs to know about a request. */
export type RequestState = {
  readonly status: RequestStatus
  readonly publishState: PublishState
  readonly appeal: AppealState
  /**
   * The request was returned, so that its one correction is used up, used or not. Cancelling the return makes it
   * available again.
   */
  readonly wasReturned: boolean
  readonly wasAppealReturned: boolean
  /**
   * Set when the request is returned, so that later changes of the period's data do not move the deadline that the
   * student knows.
   */
  readonly correctionDeadline: Date | null
  /** The student was shown that the review is finished, and has not been asked for corrections since. */
  readonly isReviewFinished: boolean
  /** The institution's list rejected the request while it was returned; a manager applies the rejection later. */
  readonly isRejectionWaiting: boolean
  /** The start of the student's own appeal days, unless the period's appeals open later. */
  readonly resultPublishedAt: Date | null
  /** The appeal date that the student's letter prints. It counts if it is later than the end of the appeal days. */
  readonly printedAppealDate: Date | null
  readonly bankPauses: readonly BankPause[]
  /** The status that the request gets if its bank problem ends without a payment. */
  readonly statusBeforeBank: RequestStatus | null
  /** The acts of staff on the request, oldest first. */
  readonly acts: readonly RecordedAct[]
}

/** What the status table needs to know about the moment. A missing value counts as false. */
export type Circumstances = {
  readonly now: Date
  readonly period: RegistrationTimes &
    AppealTimes & { readonly appealDays: number; readonly correctionDays: number }
  /** The reason that staff gave; a blank one counts as none. */
  readonly reason?: string | null
  /** The ledger after the payment, return or revision that caused the event. */
  readonly money?: Money
  /** The student has sent a new bank account, and finance has not decided on it. */
  readonly isBankFixWaiting?: boolean
  readonly hasCompleteFigures?: boolean
  /** The reviewer has flagged at least one document. */
  readonly hasFlags?: boolean
  /** Who proposed the revision that is being signed. */
  readonly proposedBy?: string | null
  /** A reviewer has taken the request since it last entered review. */
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
