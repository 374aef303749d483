import { hasWindowLapsed } from './correction-window.ts'
import type { RequestStatus } from './request-status.ts'

/** How a correction that a page has open came to its end, away from this page. */
export type CorrectionEnd = 'sentElsewhere' | 'lapsed' | 'cancelled'

const ends: Readonly<Partial<Record<RequestStatus, CorrectionEnd>>> = {
  REPAIR_BACK_FROM: 'sentElsewhere',
  REPAIR_BACK_FROM_TO: 'lapsed',
}

/**
 * The end of a correction, by the status that its student is told and the deadline; undefined while it is open. The
 * window is over at its deadline, also before the job has noted that. A request in any other status is not to be
 * corrected: nothing is left to do.
 */
export const findCorrectionEnd = (
  status: RequestStatus,
  deadline: Date | null,
  now: Date,
): CorrectionEnd | undefined => {
  if (status !== 'REPAIR_BACK_FOR') return ends[status] ?? 'cancelled'
  return hasWindowLapsed(deadline, now) ? 'lapsed' : undefined
}
