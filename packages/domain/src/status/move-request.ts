import type { Actor } from './actor.ts'
import { conditions, type StatusRefusal } from './conditions.ts'
import { enterStatus } from './enter-status.ts'
import { isStaff } from './request-event.ts'
import type { Circumstances, RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import { StatusEvent } from './status-event.ts'
import { type Transition, transitions } from './transitions.ts'

export type MoveOutcome =
  | { readonly isAllowed: true; readonly request: RequestState }
  | { readonly isAllowed: false; readonly refusal: StatusRefusal }

const refuse = (refusal: StatusRefusal): MoveOutcome => ({ isAllowed: false, refusal })

const concerns = (row: Transition, request: RequestState, event: StatusEvent, paid: number): boolean =>
  row.event === event &&
  row.from.includes(request.status) &&
  (row.only?.appealGranted ?? request.appeal === 'GRANTED') === (request.appeal === 'GRANTED') &&
  (row.only?.anythingPaid ?? paid > 0) === paid > 0

/** Returns the next status; undefined if the row leads to the status before the bank problem and there is none. */
const findTarget = (row: Transition, request: RequestState): RequestStatus | undefined => {
  if (row.to === 'UNCHANGED') return request.status
  return row.to === 'STATUS_BEFORE_BANK' ? (request.statusBeforeBank ?? undefined) : row.to
}

/** Moves a request by a row of the status table, or refuses. A status changes in no other way. */
export const moveRequest = (
  request: RequestState,
  event: StatusEvent,
  actor: Actor,
  circumstances: Circumstances,
): MoveOutcome => {
  const paid = circumstances.money?.paid ?? 0
  const row = transitions.find((candidate) => concerns(candidate, request, event, paid))
  const target = row && findTarget(row, request)
  if (row === undefined || target === undefined) return refuse('WRONG_STATUS')
  if (!row.by.includes(actor.role)) return refuse('WRONG_ACTOR')
  const broken = row.when
    ?.map((condition) => conditions[condition])
    .find((condition) => !condition.holds(request, circumstances, actor))
  if (broken !== undefined) return refuse(broken.refusal)
  const moved = enterStatus(request, event, target, circumstances)
  return {
    isAllowed: true,
    request:
      isStaff(actor) && actor.id !== null
        ? { ...moved, acts: [...request.acts, { act: event, staffId: actor.id, appeal: request.appeal }] }
        : moved,
  }
}

/** Returns the events that an actor may cause now, for the buttons of a page. */
export const allowedEvents = (
  request: RequestState,
  actor: Actor,
  circumstances: Circumstances,
): readonly StatusEvent[] =>
  StatusEvent.options.filter((event) => moveRequest(request, event, actor, circumstances).isAllowed)
