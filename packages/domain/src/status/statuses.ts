import type { PublishState } from './publish-state.ts'
import type { RequestStatus } from './request-status.ts'
import { isAppealResultPublished, isResultPublished } from './result-published.ts'

/** The publication before which a student must not see the status; null if none is needed. */
type Embargo = 'RESULT' | 'APPEAL_RESULT' | null

export type StatusRow = {
  readonly embargo: Embargo
  /** The publish state after publishing a request in this status; null if there is no result to publish. */
  readonly publishes: Exclude<PublishState, '0'> | null
  /** The student may replace flagged documents, until the correction deadline. */
  readonly isReturned: boolean
  /** A payment needs another bank account. The student's appeal days are paused. */
  readonly isBankProblem: boolean
  /** How the correction before this status ended; null in the other statuses. An appeal has one status for both ends. */
  readonly corrected: 'SENT' | 'LAPSED' | null
  /**
   * The student has received everything that is owed, after the first result or after a granted appeal. A request leaves
   * the status only if money comes back, if a result is revised, or by an appeal.
   */
  readonly isPaid: boolean
}

const plain: StatusRow = {
  embargo: null,
  publishes: null,
  isReturned: false,
  isBankProblem: false,
  corrected: null,
  isPaid: false,
}
const returned: StatusRow = { ...plain, isReturned: true }
const bankProblem: StatusRow = { ...plain, isBankProblem: true }

/** The properties of each status besides its transitions. A status without a row does not compile. */
export const statuses: Readonly<Record<RequestStatus, StatusRow>> = {
  DRAFT: plain,
  SUBMITTED: plain,
  REPAIR_BACK_FOR: returned,
  REPAIR_BACK_FROM: { ...plain, corrected: 'SENT' },
  REPAIR_BACK_FROM_TO: { ...plain, corrected: 'LAPSED' },
  TEAM_MANAGER_APPROVAL: { ...plain, embargo: 'RESULT' },
  WAITING_TO_BE_COMPUTED: { ...plain, embargo: 'RESULT' },
  DENIED: { ...plain, embargo: 'RESULT', publishes: '1' },
  REJECTED_BY_ACADEMIC_INSTITUTION: { ...plain, embargo: 'RESULT', publishes: '1' },
  COMPUTED: { ...plain, embargo: 'RESULT', publishes: '1' },
  SCHOLARSHIP_PAID: { ...plain, embargo: 'RESULT', isPaid: true },
  INVALID_BANK: { ...bankProblem, embargo: 'RESULT' },
  INVALID_BANK_BACK_FOR_REPAIR: { ...bankProblem, embargo: 'RESULT' },
  INVALID_BANK_REPAIR_BACK_FROM: { ...bankProblem, embargo: 'RESULT' },
  INVALID_BANK_FIXED: { ...bankProblem, embargo: 'RESULT' },
  APPEAL_SUBMITTED: plain,
  APPEAL_REPAIR_BACK_FOR: returned,
  APPEAL_REPAIR_BACK_FROM: { ...plain, corrected: 'SENT' },
  APPEAL_APPROVED: { ...plain, embargo: 'APPEAL_RESULT' },
  APPEAL_WAITING_CALCULATED: { ...plain, embargo: 'APPEAL_RESULT' },
  APPEAL_CALCULATED: { ...plain, embargo: 'APPEAL_RESULT', publishes: '2' },
  APPEAL_DENIED: { ...plain, embargo: 'APPEAL_RESULT', publishes: '2' },
  APPEAL_PAID: { ...plain, embargo: 'APPEAL_RESULT', isPaid: true },
}

/** Returns whether the student may not know this status yet. */
export const isUnderEmbargo = (status: RequestStatus, publishState: PublishState): boolean => {
  const { embargo } = statuses[status]
  return (
    (embargo === 'RESULT' && !isResultPublished({ publishState })) ||
    (embargo === 'APPEAL_RESULT' && !isAppealResultPublished({ publishState }))
  )
}
