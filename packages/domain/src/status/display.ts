import type { PublishState } from './publish-state.ts'
import type { RequestStatus } from './request-status.ts'

/** What a student is shown: a status, or that an unpublished result is still being treated. */
export type DisplayStatus = RequestStatus | 'UI_PROGRESS' | 'UI_APPEAL_PROGRESS'

/** Told only from publish state '1' on; portal specification, section 4. */
const hiddenUntilResult: ReadonlySet<RequestStatus> = new Set<RequestStatus>([
  'DENIED',
  'WAITING_TO_BE_COMPUTED',
  'COMPUTED',
  'REJECTED_BY_ACADEMIC_INSTITUTION',
])

/** Told only at publish state '2'. */
const hiddenUntilAppealResult: ReadonlySet<RequestStatus> = new Set<RequestStatus>([
  'APPEAL_WAITING_CALCULATED',
  'APPEAL_CALCULATED',
  'APPEAL_APPROVED',
  'APPEAL_DENIED',
])

/** What hides a result from its student: told of each of them alike, as one that the page shows as in treatment. */
const toldInstead = {
  UI_PROGRESS: 'WAITING_TO_BE_COMPUTED',
  UI_APPEAL_PROGRESS: 'APPEAL_WAITING_CALCULATED',
} as const satisfies Record<Exclude<DisplayStatus, RequestStatus>, RequestStatus>

/** The status as the wire may tell it to its student: whoever reads the bare answer learns no unpublished result. */
export const toldStatus = (status: RequestStatus, publishState: PublishState): RequestStatus => {
  const shown = displayStatus(status, publishState)
  return shown === 'UI_PROGRESS' || shown === 'UI_APPEAL_PROGRESS' ? toldInstead[shown] : shown
}

/** A publish state that is missing or empty on the wire counts as '0'. */
export const displayStatus = (
  status: RequestStatus,
  publishState: PublishState | '' | null | undefined,
): DisplayStatus => {
  if (hiddenUntilResult.has(status) && (publishState || '0') === '0') return 'UI_PROGRESS'
  if (hiddenUntilAppealResult.has(status) && publishState !== '2') return 'UI_APPEAL_PROGRESS'
  return status
}
