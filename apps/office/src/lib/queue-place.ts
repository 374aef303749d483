import { type QueueView, readView, writeView } from '@milgo/domain/queue/queue-view'

/** Where a request was in the queue that led to it; handed over by the browser's history. */
export type QueuePlace = {
  /** The requests of the page of the queue, in its order. */
  readonly ids: readonly string[]
  /** How many come before them. */
  readonly before: number
  /** All of the view; null while they are counted. */
  readonly count: number | null
  /** The view, as the address of the queue has it. */
  readonly address: string
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

/** Within which the next request is taken. What another has is never taken, so that a filter of assignees is left out. */
export const takingFilters = ({ assignee: _assignee, ...open }: QueueView): Filters =>
  Object.fromEntries(writeView(open))

/** The same of the queue that led to a request; everything where none did. */
export const filtersOfPlace = (place: QueuePlace | undefined): Filters =>
  takingFilters(readView(new URLSearchParams(place?.address)))

/** The request in its view, from 1, with its neighbours on the page; undefined where it is not of this page. */
export const stepsAround = (place: QueuePlace, requestId: string) => {
  const index = place.ids.indexOf(requestId)
  if (index < 0) return undefined
  return {
    number: place.before + index + 1,
    previous: place.ids[index - 1],
    following: place.ids[index + 1],
  }
}
