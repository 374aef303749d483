import type { EventName } from '../status/request-event.ts'

/** Events after which what is reviewed is not what the reviewer saw before. */
const beginsRound: ReadonlySet<EventName> = new Set<EventName>([
  'SUBMIT',
  'SUBMIT_CORRECTIONS',
  'WINDOW_LAPSES',
  'APPEAL',
])

/**
 * How often the request came to review with something new, from 1. Sending back, reopening and cancelling a return go on
 * with the round in which the verdicts were made.
 */
export const reviewRoundOf = (events: readonly { readonly event: EventName }[]): number =>
  Math.max(1, events.filter(({ event }) => beginsRound.has(event)).length)
