import type { PublishState } from './publish-state.ts'
import type { RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'

export type Computation = {
  /** The publication that shows the score. */
  readonly result: Exclude<PublishState, '0'>
  /** The events of the request; none if it is computed again, because that is no transition (decisions, section 8). */
  readonly events: readonly StatusEvent[]
}

/** The statuses in which a request can be computed, as long as its result is not published. */
export const computations: Readonly<Partial<Record<RequestStatus, Computation>>> = {
  WAITING_TO_BE_COMPUTED: { result: '1', events: ['COMPUTE'] },
  COMPUTED: { result: '1', events: [] },
  APPEAL_APPROVED: { result: '2', events: ['QUEUE_APPEAL', 'COMPUTE'] },
  APPEAL_WAITING_CALCULATED: { result: '2', events: ['COMPUTE'] },
  APPEAL_CALCULATED: { result: '2', events: [] },
}

/** Returns what computing the request would do; undefined if its result is published or there is nothing to compute. */
export const findComputation = ({
  status,
  publishState,
}: Pick<RequestState, 'status' | 'publishState'>): Computation | undefined => {
  const computation = computations[status]
  return computation && publishState < computation.result ? computation : undefined
}

type ComputedStatus = { readonly status: RequestStatus; readonly result: Computation['result'] }

const statusesWhere = (isWanted: (computation: Computation) => boolean): readonly ComputedStatus[] =>
  (Object.entries(computations) as [RequestStatus, Computation][])
    .filter(([, computation]) => isWanted(computation))
    .map(([status, { result }]) => ({ status, result }))

/** Statuses in which a request waits to be computed. */
export const waitingStatuses: readonly ComputedStatus[] = statusesWhere(({ events }) => events.length > 0)

/** Statuses in which a request has a score that can be computed again. */
export const computedStatuses: readonly ComputedStatus[] = statusesWhere(({ events }) => events.length === 0)
