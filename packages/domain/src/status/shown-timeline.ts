import { findShownEvent, type ShownEvent } from './display.ts'
import type { RequestEvent } from './request-event.ts'
import { newRequest } from './request-state.ts'
import { isReviewFinishedAfter, type ReviewView } from './review-finished.ts'
import { StatusEvent } from './status-event.ts'

/** A line of the history that the student sees. */
export type TimelineEvent = {
  readonly event: ShownEvent | 'PUBLISH'
  readonly at: Date
  /** The number of the snapshot that was sent with the event. */
  readonly snapshot: number | null
}

type Recorded = Pick<RequestEvent, 'event' | 'at' | 'to' | 'publishState' | 'snapshot'>

/** Returns the state after an event, as far as the student's history depends on it. */
const stateAfter = (before: ReviewView, { to, publishState }: Recorded): ReviewView => {
  const after = { status: to, publishState }
  return { ...after, isReviewFinished: isReviewFinishedAfter(before, after) }
}

const isStatusEvent = (event: RequestEvent['event']): event is StatusEvent =>
  StatusEvent.safeParse(event).success

/**
 * Returns the history of a request without anything that its student may not know yet. Every call, page and export uses
 * this one filter of the embargo. Decisions, section 8.
 */
export const shownTimeline = (events: readonly Recorded[]): readonly TimelineEvent[] => {
  let state: ReviewView = newRequest
  return events.flatMap((recorded) => {
    const before = state
    state = stateAfter(before, recorded)
    const { event, at, snapshot } = recorded
    const shown =
      event === 'PUBLISH' ? event : isStatusEvent(event) ? findShownEvent(before, event, state) : undefined
    return shown === undefined ? [] : [{ event: shown, at, snapshot }]
  })
}

/** Events in the timeline which show that a review continues. */
const reviewGoesOn: readonly TimelineEvent['event'][] = ['RETURN_FOR_REPAIR', 'CANCEL_RETURN', 'APPEAL']

/**
 * Returns the moment until which views of a request are counted for its student: the end of the review, because later
 * views would reveal what happened after it. Returns undefined while the request is in review.
 */
export const findViewsEnd = (timeline: readonly TimelineEvent[]): Date | undefined => {
  const end = timeline.findLastIndex(({ event }) => event === 'REVIEW_FINISHED')
  const isOver = timeline.slice(end + 1).every(({ event }) => !reviewGoesOn.includes(event))
  return end >= 0 && isOver ? timeline[end]?.at : undefined
}
