import type { Actor } from './actor.ts'
import { appealAfter } from './enter-status.ts'
import type { PublishState } from './publish-state.ts'
import type { AppealState, OtherAct, RecordedAct } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'

/**
 * The events in a request's history: moves of the status, other acts of staff, and publications, which move no status.
 */
export type EventName = StatusEvent | OtherAct | 'PUBLISH'

/** One line of a request's history: who did what, when and why, and the status before and after. */
export type RequestEvent = {
  /** Counts from 1 within the request. */
  readonly number: number
  readonly at: Date
  readonly event: EventName
  readonly actor: Actor
  /** A code of the period's reasons, or a text by staff. */
  readonly reason: string | null
  /** A text that staff added to the reason. */
  readonly note: string | null
  readonly from: RequestStatus
  readonly to: RequestStatus
  /** The publish state after the event. */
  readonly publishState: PublishState
  /** The number of the snapshot that was taken with the event. */
  readonly snapshot: number | null
}

/** Returns the acts of staff that the separation of duties needs, each with the state of the appeal at that time. */
export const actsOf = (events: readonly Pick<RequestEvent, 'event' | 'actor'>[]): readonly RecordedAct[] => {
  let appeal: AppealState = 'NONE'
  return events.flatMap(({ event, actor }) => {
    // A publication covers many requests and is nobody's work on this one.
    if (event === 'PUBLISH') return []
    const before = appeal
    appeal = appealAfter(appeal, event)
    return isStaff(actor) && actor.id !== null ? [{ act: event, staffId: actor.id, appeal: before }] : []
  })
}

/** Returns whether the actor is neither the student nor the system. Only staff acts can require a second person. */
export const isStaff = ({ role }: Pick<Actor, 'role'>): boolean => role !== 'STUDENT' && role !== 'SYSTEM'
