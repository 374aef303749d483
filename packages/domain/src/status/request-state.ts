import type { Period } from '../period/period.ts'
import type { PublishState } from './publish-state.ts'
import type { RequestStatus } from './request-status.ts'

/** What the status table must know of a request. */
export type RequestState = {
  readonly status: RequestStatus
  readonly publishState: PublishState
  /** Set by the appeal and never taken back, so that a bank fix returns to the right payment. */
  readonly isFromAppeal: boolean
  /** The one correction of a request is spent when it is sent back, used or not. */
  readonly wasReturnedForRepair: boolean
  /** Fixed when the request is sent back: what the student was told does not move with the period's data. */
  readonly correctionDeadline: Date | null
}

/** What the status table must know of the moment. */
export type Circumstances = {
  readonly now: Date
  readonly period: Pick<
    Period,
    'from' | 'to' | 'isOpen' | 'appealsFrom' | 'appealsTo' | 'isAppealsOpen' | 'correctionDays'
  >
  /** What staff gave as reason; blank counts as none. */
  readonly reason: string | null
}

export const newRequest: RequestState = {
  status: 'DRAFT',
  publishState: '0',
  isFromAppeal: false,
  wasReturnedForRepair: false,
  correctionDeadline: null,
}
