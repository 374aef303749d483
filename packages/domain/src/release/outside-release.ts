import { z } from 'zod'
import type { PublishState } from '../status/publish-state.ts'
import type { RequestStatus } from '../status/request-status.ts'
import { statuses } from '../status/statuses.ts'
import { wasSubmitted } from '../status/was-submitted.ts'

/** Why no release takes a request in that was sent. */
export const OutsideReason = z.enum(['NOT_DECIDED', 'APPEAL_OPEN', 'PUBLISHED'])
export type OutsideReason = z.infer<typeof OutsideReason>

/** Undefined where it was not sent, or has a result to publish. */
export const findOutsideReason = (
  status: RequestStatus,
  publishState: PublishState,
): OutsideReason | undefined => {
  const { publishes } = statuses[status]
  if (!wasSubmitted(status) || (publishes !== null && publishState < publishes)) return undefined
  if (publishState === '0') return 'NOT_DECIDED'
  return publishState === '1' && status.startsWith('APPEAL_') ? 'APPEAL_OPEN' : 'PUBLISHED'
}
