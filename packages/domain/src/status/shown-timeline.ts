import { findShownEvent, type ShownEvent, type ShownState } from './display.ts'
import { appealAfter } from './memory.ts'
import type { RequestEvent } from './request-event.ts'
import { newRequest } from './request-state.ts'
import { StatusEvent } from './status-event.ts'
import { isUnderEmbargo } from './statuses.ts'

/** A line of the history as the student reads it. */
export type TimelineEvent = {
  readonly event: ShownEvent | 'PUBLISH'
  readonly at: Date
  /** The copy of what was sent with it. */
  readonly snapshot: number | null
}

type Recorded = Pick<RequestEvent, 'event' | 'at' | 'to' | 'publishState' | 'snapshot'>

/** What an event makes of the part of a request that its student's view depends on. */
const stateAfter = (before: ShownState, { event, to, publishState }: Recorded): ShownState => ({
  status: to,
  publishState,
  appeal: event === 'PUBLISH' ? before.appeal : appealAfter(before.appeal, event),
  isReviewFinished:
    event !== 'PUBLISH' &&
    event !== 'RETURN_FOR_REPAIR' &&
    (before.isReviewFinished || isUnderEmbargo(to, publishState)),
})

const isStatusEvent = (event: RequestEvent['event']): event is StatusEvent =>
  StatusEvent.safeParse(event).success

/**
 * The history of a request without anything that its student may not know yet: the one filter of the embargo for every
 * call, page and export. Decisions, section 8.
 */
export const shownTimeline = (events: readonly Recorded[]): readonly TimelineEvent[] => {
  let state: ShownState = newRequest
  return events.flatMap((recorded) => {
    const before = state
    state = stateAfter(before, recorded)
    const { event, at, snapshot } = recorded
    const shown =
      event === 'PUBLISH' ? event : isStatusEvent(event) ? findShownEvent(before, event, state) : undefined
    return shown === undefined ? [] : [{ event: shown, at, snapshot }]
  })
}

/** What the student has heard since of a review that goes on. */
const reviewGoesOn: readonly TimelineEvent['event'][] = ['RETURN_FOR_REPAIR', 'CANCEL_RETURN', 'APPEAL']

/**
 * Up to when views of a request are counted for its student: to the end of the review, since who looked later would tell
 * of what came after it. Undefined while it is reviewed.
 */
export const findViewsEnd = (timeline: readonly TimelineEvent[]): Date | undefined => {
  const end = timeline.findLastIndex(({ event }) => event === 'REVIEW_FINISHED')
  const isOver = timeline.slice(end + 1).every(({ event }) => !reviewGoesOn.includes(event))
  return end >= 0 && isOver ? timeline[end]?.at : undefined
}
