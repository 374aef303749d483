import type { ListPosition } from '@milgo/contracts/office/list-requests'
import { type QueueView, readView, writeView } from '@milgo/domain/queue/queue-view'
import type { RequestStatus } from '@milgo/domain/status/request-status'

/** The place of a request in the queue that it was opened from. Passed on in the state of the history entry. */
export type QueuePlace = {
  /** The requests of the page of the queue, in its order. */
  readonly ids: readonly string[]
  /** The number of requests on earlier pages. */
  readonly before: number
  /** Where the page of the queue begins. Absent on its first page. */
  readonly after?: ListPosition
  /** The number of all requests of the view or search. Null if it is not known. */
  readonly count: number | null
  /** The view as the address of the queue. */
  readonly address: string
  /** What was searched for, if the page shows the results of a search. */
  readonly search?: string
  /** A request of the page was decided and may be elsewhere in the view now, or not in it any more. */
  readonly isOutdated?: boolean
}

const isPlace = (value: unknown): value is QueuePlace =>
  typeof value === 'object' &&
  value !== null &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  'before' in value &&
  typeof value.before === 'number' &&
  'count' in value &&
  'address' in value &&
  typeof value.address === 'string'

export const findQueuePlace = (state: unknown): QueuePlace | undefined =>
  typeof state === 'object' && state !== null && 'place' in state && isPlace(state.place)
    ? state.place
    : undefined

type Filters = Readonly<Record<string, string>>

/**
 * Returns the filters within which the next request is taken. The filter of assignees is left out, because a
 * colleague's request is never taken.
 */
export const takingFilters = ({ assignee: _assignee, ...open }: QueueView): Filters =>
  Object.fromEntries(writeView(open))

/** Returns the same for the queue that a request was opened from. No filters if it was not opened from a queue. */
export const filtersOfPlace = (place: QueuePlace | undefined): Filters =>
  takingFilters(readView(new URLSearchParams(place?.address)))

/**
 * Returns the place after a decision: without the request, if its new status is not one of the view. Otherwise only the
 * server knows where the request is now: its target is another one, and so may be what other filters say of it.
 */
export const placeAfter = (place: QueuePlace, requestId: string, status: RequestStatus): QueuePlace => {
  const { status: shown } = readView(new URLSearchParams(place.address))
  const isSearch = place.search !== undefined
  if (isSearch || shown === undefined || shown.includes(status)) return { ...place, isOutdated: true }
  if (!place.ids.includes(requestId)) return place
  return {
    ...place,
    ids: place.ids.filter((id) => id !== requestId),
    count: place.count === null ? null : place.count - 1,
  }
}

/**
 * Returns the position of the request in its view, from 1, with its neighbours on the page. Undefined if the request is
 * not on the page.
 */
export const stepsAround = (place: QueuePlace, requestId: string) => {
  const index = place.ids.indexOf(requestId)
  if (index < 0) return undefined
  return {
    number: place.before + index + 1,
    previous: place.ids[index - 1],
    following: place.ids[index + 1],
  }
}
