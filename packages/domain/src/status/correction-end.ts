import { hasWindowLapsed } from './correction-window.ts'
import { shownStatus } from './display.ts'
import type { RequestStatus } from './request-status.ts'
import { statuses } from './statuses.ts'

/** Why a correction that a page shows has ended, other than by this page. */
export type CorrectionEnd = 'sentElsewhere' | 'lapsed' | 'cancelled'

const ends = { SENT: 'sentElsewhere', LAPSED: 'lapsed' } as const

/** Returns whether the student sees that the correction, of the application or of the appeal, was sent. */
export const isCorrectionSent = (request: Parameters<typeof shownStatus>[0]): boolean =>
  statuses[shownStatus(request)].corrected === 'SENT'

/**
 * Returns why a correction has ended, from the shown status and the deadline; undefined while the correction is open.
 * The window ends at its deadline, even before the job has moved the status. In any other status the request is not to
 * be corrected.
 */
export const findCorrectionEnd = (
  status: RequestStatus,
  deadline: Date | null,
  now: Date,
): CorrectionEnd | undefined => {
  const { isReturned, corrected } = statuses[status]
  if (isReturned) return hasWindowLapsed(deadline, now) ? 'lapsed' : undefined
  return corrected === null ? 'cancelled' : ends[corrected]
}
