import type { Actor } from './actor.ts'
import { appealAfter } from './memory.ts'
import type { PublishState } from './publish-state.ts'
import type { AppealState, OtherAct, RecordedAct } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'

/** What the history tells of: moves of the status, other acts of staff, and publications, which move no status. */
export type EventName = StatusEvent | OtherAct | 'PUBLISH'

/** One line of a request's history: who did what, when and why, and what it led to. */
export type RequestEvent = {
  /** Running within the request, from 1. */
  readonly number: number
  readonly at: Date
  readonly event: EventName
  readonly actor: Actor
  /** A code of the period's reasons, or what staff wrote. */
  readonly reason: string | null
  /** What staff added to the reason. */
  readonly note: string | null
  readonly from: RequestStatus
  readonly to: RequestStatus
  /** After the event. */
  readonly publishState: PublishState
  /** The number of the snapshot that was taken with it. */
  readonly snapshot: number | null
}

/** What the separation of duties asks of the history: what staff did, and how far the appeal was then. */
export const actsOf = (events: readonly Pick<RequestEvent, 'event' | 'actor'>[]): readonly RecordedAct[] => {
  let appeal: AppealState = 'NONE'
  return events.flatMap(({ event, actor }) => {
    // A publication is one act over many requests, and nobody's work on this one.
    if (event === 'PUBLISH') return []
    const before = appeal
    appeal = appealAfter(appeal, event)
    return isStaff(actor) && actor.id !== null ? [{ act: event, staffId: actor.id, appeal: before }] : []
  })
}

/** A student and the system act for nobody else, so that no second pair of eyes is asked of them. */
export const isStaff = ({ role }: Pick<Actor, 'role'>): boolean => role !== 'STUDENT' && role !== 'SYSTEM'
