import type { RequestStatus } from '../status/request-status.ts'
import type { StatusEvent } from '../status/status-event.ts'
import { transitions } from '../status/transitions.ts'

const decidesReview: ReadonlySet<StatusEvent> = new Set<StatusEvent>([
  'APPROVE',
  'RETURN_FOR_REPAIR',
  'APPROVE_APPEAL',
])

/** Returns whether a request in this status is in review: the status table lets somebody approve or return it. */
export const isInReview = (status: RequestStatus): boolean =>
  transitions.some(({ event, from }) => decidesReview.has(event) && from.includes(status))
