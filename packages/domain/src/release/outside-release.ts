import { z } from 'zod'
import type { PublishState } from '../status/publish-state.ts'
import type { RequestStatus } from '../status/request-status.ts'
import { isResultPublished } from '../status/result-published.ts'
import { statuses } from '../status/statuses.ts'
import { wasSubmitted } from '../status/was-submitted.ts'

/** Why a submitted request is in no release. */
export const OutsideReason = z.enum(['NOT_DECIDED', 'APPEAL_OPEN', 'PUBLISHED'])
export type OutsideReason = z.infer<typeof OutsideReason>

/** Returns why the request is in no release; undefined if it was not submitted, or has a result to publish. */
export const findOutsideReason = (
  status: RequestStatus,
  publishState: PublishState,
): OutsideReason | undefined => {
  const { publishes } = statuses[status]
  if (!wasSubmitted(status) || (publishes !== null && publishState < publishes)) return undefined
  if (!isResultPublished({ publishState })) return 'NOT_DECIDED'
  return publishState === '1' && status.startsWith('APPEAL_') ? 'APPEAL_OPEN' : 'PUBLISHED'
}
