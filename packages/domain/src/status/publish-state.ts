import { z } from 'zod'
import type { Actor } from './actor.ts'
import type { RequestStatus } from './request-status.ts'

/** '0' nothing, '1' result published, '2' appeal result published; decisions, section 8. */
export const PublishState = z.enum(['0', '1', '2'])
export type PublishState = z.infer<typeof PublishState>

/** What publishing a request in this status makes known; null where there is no result to tell. */
const publishedBy = {
  DRAFT: null,
  SUBMITTED: null,
  DENIED: '1',
  TEAM_MANAGER_APPROVAL: null,
  WAITING_TO_BE_COMPUTED: null,
  REPAIR_BACK_FOR: null,
  REPAIR_BACK_FROM: null,
  REPAIR_BACK_FROM_TO: null,
  COMPUTED: '1',
  SCHOLARSHIP_PAID: '1',
  APPEAL_SUBMITTED: null,
  APPEAL_CALCULATED: '2',
  APPEAL_PAID: '2',
  APPEAL_DENIED: '2',
  APPEAL_WAITING_CALCULATED: null,
  APPEAL_APPROVED: null,
  APPEAL_REPAIR_BACK_FOR: null,
  APPEAL_REPAIR_BACK_FROM: null,
  INVALID_BANK: null,
  INVALID_BANK_BACK_FOR_REPAIR: null,
  INVALID_BANK_REPAIR_BACK_FROM: null,
  INVALID_BANK_FIXED: null,
  REJECTED_BY_ACADEMIC_INSTITUTION: '1',
} as const satisfies Record<RequestStatus, Exclude<PublishState, '0'> | null>

/** A manager publishes; the system does so at the time a manager has set. */
const mayPublish = {
  STUDENT: false,
  REVIEWER: false,
  MANAGER: true,
  FINANCE: false,
  SYSTEM: true,
  INSTITUTION_LIST: false,
} as const satisfies Record<Actor, boolean>

/** The state after publishing, or undefined when there is nothing new to tell: nothing is announced twice. */
export const findNextPublishState = (
  status: RequestStatus,
  current: PublishState,
  actor: Actor,
): PublishState | undefined => {
  const next = publishedBy[status]
  return mayPublish[actor] && next !== null && current < next ? next : undefined
}
