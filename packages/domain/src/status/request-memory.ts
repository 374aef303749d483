import { z } from 'zod'
import { actsOf } from './request-event.ts'
import { newRequest, type RequestState } from './request-state.ts'
import { RequestStatus } from './request-status.ts'

/**
 * What a request remembers, without the values that have columns of their own and without the acts, which its events
 * contain.
 */
export type RequestMemory = Omit<RequestState, 'status' | 'publishState' | 'correctionDeadline' | 'acts'>

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** The memory as JSON. Values that an older release did not write are those of a new request. */
const StoredMemory = z.object({
  appeal: z.enum(['NONE', 'OPEN', 'GRANTED', 'DENIED']).default(newRequest.appeal),
  wasReturned: z.boolean().default(newRequest.wasReturned),
  wasAppealReturned: z.boolean().default(newRequest.wasAppealReturned),
  isReviewFinished: z.boolean().default(newRequest.isReviewFinished),
  isRejectionWaiting: z.boolean().default(newRequest.isRejectionWaiting),
  resultPublishedAt: Moment.nullable().default(newRequest.resultPublishedAt),
  printedAppealDate: Moment.nullable().default(newRequest.printedAppealDate),
  bankPauses: z.array(z.object({ from: Moment, to: Moment.nullable() })).default([]),
  statusBeforeBank: RequestStatus.nullable().default(newRequest.statusBeforeBank),
})

/** A request's row as JSON from the database. */
export type StoredRequestState = Pick<RequestState, 'status' | 'publishState'> & {
  readonly correctionDeadline: string | null
  readonly memory: unknown
}

/**
 * Reads a request's state. The acts of staff are read from the events; a caller that does not need the acts may leave
 * the events out.
 */
export const readRequestState = (
  { status, publishState, correctionDeadline, memory }: StoredRequestState,
  events: Parameters<typeof actsOf>[0] = [],
): RequestState => ({
  status,
  publishState,
  correctionDeadline: correctionDeadline === null ? null : new Date(correctionDeadline),
  ...StoredMemory.parse(memory),
  acts: actsOf(events),
})

export const memoryOf = ({
  status: _status,
  publishState: _publishState,
  correctionDeadline: _correctionDeadline,
  acts: _acts,
  ...memory
}: RequestState): RequestMemory => memory
