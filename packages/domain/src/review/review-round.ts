import type { EventName } from '../status/request-event.ts'

/** Events after which the reviewer sees new material. */
const beginsRound: ReadonlySet<EventName> = new Set<EventName>([
  'SUBMIT',
  'SUBMIT_CORRECTIONS',
  'WINDOW_LAPSES',
  'APPEAL',
])

/**
 * Returns the number of the review round: how often the request entered review with something new, from 1. Sending back
 * to review, reopening and cancelling a return do not start a round, so that the verdicts stay valid.
 */
export const reviewRoundOf = (events: readonly { readonly event: EventName }[]): number =>
  Math.max(1, events.filter(({ event }) => beginsRound.has(event)).length)
