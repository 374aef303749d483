import type { Actor, ActorRole } from './actor.ts'
import type { RequestState } from './request-state.ts'
import { isReviewFinishedAfter } from './review-finished.ts'
import { statuses } from './statuses.ts'

/** A manager publishes. The system publishes at the time that a manager has set. */
const mayPublish = {
  STUDENT: false,
  REVIEWER: false,
  MANAGER: true,
  FINANCE: false,
  SYSTEM: true,
  INSTITUTION_LIST: false,
} as const satisfies Record<ActorRole, boolean>

export type Publication = {
  readonly at: Date
  /** The appeal date that the release prints in all its letters; null where it prints none. */
  readonly printedAppealDate: Date | null
}

/**
 * Returns the published request; undefined if the role may not publish or there is nothing new to publish, so that
 * nothing is announced twice.
 */
export const publishRequest = (
  request: RequestState,
  { role }: Pick<Actor, 'role'>,
  { at, printedAppealDate }: Publication,
): RequestState | undefined => {
  const next = statuses[request.status].publishes
  if (!mayPublish[role] || next === null || request.publishState >= next) return undefined
  return {
    ...request,
    publishState: next,
    isReviewFinished: isReviewFinishedAfter(request, { ...request, publishState: next }),
    // Only the first result can be appealed.
    ...(next === '1' ? { resultPublishedAt: at, printedAppealDate } : {}),
  }
}
