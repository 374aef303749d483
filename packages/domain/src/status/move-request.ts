import type { Actor } from './actor.ts'
import { conditions, type StatusRefusal } from './conditions.ts'
import { correctionDeadline } from './correction-window.ts'
import type { Circumstances, RequestState } from './request-state.ts'
import { StatusEvent } from './status-event.ts'
import { type Transition, transitions } from './transitions.ts'

export type MoveOutcome =
  | { readonly isAllowed: true; readonly request: RequestState }
  | { readonly isAllowed: false; readonly refusal: StatusRefusal }

const refuse = (refusal: StatusRefusal): MoveOutcome => ({ isAllowed: false, refusal })

const concerns = (row: Transition, request: RequestState, event: StatusEvent): boolean =>
  row.event === event &&
  row.from.includes(request.status) &&
  (row.fromAppeal ?? request.isFromAppeal) === request.isFromAppeal

/** What the request remembers besides its new status. */
const remember = (request: RequestState, row: Transition, circumstances: Circumstances): RequestState => {
  const isSentBack = row.to === 'REPAIR_BACK_FOR'
  return {
    ...request,
    status: row.to,
    isFromAppeal: request.isFromAppeal || row.to === 'APPEAL_SUBMITTED',
    wasReturnedForRepair: request.wasReturnedForRepair || isSentBack,
    correctionDeadline: isSentBack
      ? correctionDeadline(circumstances.now, circumstances.period.correctionDays)
      : null,
  }
}

/** The one way a status changes: by a row of the table, or not at all. */
export const moveRequest = (
  request: RequestState,
  event: StatusEvent,
  actor: Actor,
  circumstances: Circumstances,
): MoveOutcome => {
  const row = transitions.find((candidate) => concerns(candidate, request, event))
  if (row === undefined) return refuse('WRONG_STATUS')
  if (!row.by.includes(actor)) return refuse('WRONG_ACTOR')
  const broken = row.when
    ?.map((condition) => conditions[condition])
    .find((condition) => !condition.holds(request, circumstances))
  return broken === undefined
    ? { isAllowed: true, request: remember(request, row, circumstances) }
    : refuse(broken.refusal)
}

/** The events an actor may cause now: the buttons of a page. */
export const allowedEvents = (
  request: RequestState,
  actor: Actor,
  circumstances: Circumstances,
): readonly StatusEvent[] =>
  StatusEvent.options.filter((event) => moveRequest(request, event, actor, circumstances).isAllowed)
