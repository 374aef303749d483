import type { PublishState } from '../status/publish-state.ts'
import type { EventName } from '../status/request-event.ts'
import type { RefusingEvent } from './refusal-reason.ts'

/** What a student's published result is. An appeal that was denied leaves the first one in force. */
export const resultDecisions = ['AWARD', 'NO_AWARD', 'REFUSAL', 'REJECTION'] as const
export type ResultDecision = (typeof resultDecisions)[number]

type Scored = {
  readonly result: Exclude<PublishState, '0'>
  readonly version: number
  readonly award: number
}

/**
 * The score that the student may know: the last one of what is published. Where the appeal's result has no score of its
 * own, as after a denied appeal, the first result's.
 */
export const findShownScore = <Score extends Scored>(
  scores: readonly Score[],
  publishState: PublishState,
): Score | undefined => {
  const lastOf = (result: Scored['result']) =>
    scores
      .filter((score) => score.result === result)
      .toSorted((one, other) => one.version - other.version)
      .at(-1)
  if (publishState === '0') return undefined
  return (publishState === '2' ? lastOf('2') : undefined) ?? lastOf('1')
}

type Past = { readonly event: EventName; readonly reason: string | null; readonly note: string | null }

/** An event that refused. */
export type Refusal<Event> = Event & Past & { readonly event: RefusingEvent }

/** The refusal of the first result; one of an appeal never is. */
export const findFirstRefusal = <Event extends Past>(events: readonly Event[]): Refusal<Event> | undefined =>
  events.findLast((one): one is Refusal<Event> => one.event === 'DENY' || one.event === 'INSTITUTION_REJECTS')

/** Why the appeal was denied, once that is published. */
export const findAppealRefusal = <Event extends Past>(
  events: readonly Event[],
  publishState: PublishState,
): Refusal<Event> | undefined => {
  if (publishState !== '2') return undefined
  const last = events.findLast(({ event }) => event === 'DENY_APPEAL' || event === 'APPROVE_APPEAL')
  const isRefusal = (one: Event | undefined): one is Refusal<Event> => one?.event === 'DENY_APPEAL'
  return isRefusal(last) ? last : undefined
}

export const decisionOf = (score: Scored | undefined, refusal: Past | undefined): ResultDecision => {
  if (score) return score.award > 0 ? 'AWARD' : 'NO_AWARD'
  return refusal?.event === 'INSTITUTION_REJECTS' ? 'REJECTION' : 'REFUSAL'
}
