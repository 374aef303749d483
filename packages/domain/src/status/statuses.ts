import type { PublishState } from './publish-state.ts'
import type { RequestStatus } from './request-status.ts'

/** Which publication a student must have had before this status is shown to them; null where none is needed. */
type Embargo = 'RESULT' | 'APPEAL_RESULT' | null

export type StatusRow = {
  readonly embargo: Embargo
  /** What publishing a request in this status makes known; null where there is no result to publish. */
  readonly publishes: Exclude<PublishState, '0'> | null
  /** The student may replace flagged documents here, until the correction deadline. */
  readonly isReturned: boolean
  /** A payment needs another bank account. The student's appeal days stand still here. */
  readonly isBankProblem: boolean
}

const plain: StatusRow = { embargo: null, publishes: null, isReturned: false, isBankProblem: false }
const returned: StatusRow = { ...plain, isReturned: true }
const bankProblem: StatusRow = { ...plain, isBankProblem: true }

/** What is known of each status beside its transitions. A status without a row does not compile. */
export const statuses: Readonly<Record<RequestStatus, StatusRow>> = {
  DRAFT: plain,
  SUBMITTED: plain,
  REPAIR_BACK_FOR: returned,
  REPAIR_BACK_FROM: plain,
  REPAIR_BACK_FROM_TO: plain,
  TEAM_MANAGER_APPROVAL: { ...plain, embargo: 'RESULT' },
  WAITING_TO_BE_COMPUTED: { ...plain, embargo: 'RESULT' },
  DENIED: { ...plain, embargo: 'RESULT', publishes: '1' },
  REJECTED_BY_ACADEMIC_INSTITUTION: { ...plain, embargo: 'RESULT', publishes: '1' },
  COMPUTED: { ...plain, embargo: 'RESULT', publishes: '1' },
  SCHOLARSHIP_PAID: { ...plain, embargo: 'RESULT' },
  INVALID_BANK: { ...bankProblem, embargo: 'RESULT' },
  INVALID_BANK_BACK_FOR_REPAIR: { ...bankProblem, embargo: 'RESULT' },
  INVALID_BANK_REPAIR_BACK_FROM: { ...bankProblem, embargo: 'RESULT' },
  INVALID_BANK_FIXED: { ...bankProblem, embargo: 'RESULT' },
  APPEAL_SUBMITTED: plain,
  APPEAL_REPAIR_BACK_FOR: returned,
  APPEAL_REPAIR_BACK_FROM: plain,
  APPEAL_APPROVED: { ...plain, embargo: 'APPEAL_RESULT' },
  APPEAL_WAITING_CALCULATED: { ...plain, embargo: 'APPEAL_RESULT' },
  APPEAL_CALCULATED: { ...plain, embargo: 'APPEAL_RESULT', publishes: '2' },
  APPEAL_DENIED: { ...plain, embargo: 'APPEAL_RESULT', publishes: '2' },
  APPEAL_PAID: { ...plain, embargo: 'APPEAL_RESULT' },
}

/** Whether a student may not know of this status yet. */
export const isUnderEmbargo = (status: RequestStatus, publishState: PublishState): boolean => {
  const { embargo } = statuses[status]
  return (
    (embargo === 'RESULT' && publishState === '0') || (embargo === 'APPEAL_RESULT' && publishState !== '2')
  )
}
