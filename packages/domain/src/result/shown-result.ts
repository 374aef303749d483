import type { PublishState } from '../status/publish-state.ts'
import type { EventName } from '../status/request-event.ts'
import { isAppealResultPublished, isResultPublished } from '../status/result-published.ts'
import type { RefusingEvent } from './refusal-reason.ts'

/** The decision of a student's published result. A denied appeal leaves the first decision in force. */
export const resultDecisions = ['AWARD', 'NO_AWARD', 'REFUSAL', 'REJECTION'] as const
export type ResultDecision = (typeof resultDecisions)[number]

type Scored = {
  readonly result: Exclude<PublishState, '0'>
  readonly version: number
  readonly award: number
}

/**
 * Returns the score that the student may see: the last published one; undefined if there is none. If the appeal's
 * result has no score, as after a denied appeal, the score of the first result.
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
  if (!isResultPublished({ publishState })) return undefined
  return (isAppealResultPublished({ publishState }) ? lastOf('2') : undefined) ?? lastOf('1')
}

type Past = { readonly event: EventName; readonly reason: string | null; readonly note: string | null }

/** An event that refused, with its reason. */
export type Refusal<Event> = Event & Past & { readonly event: RefusingEvent }

/** Returns the refusal of the first result; undefined if there is none. The denial of an appeal is never returned. */
export const findFirstRefusal = <Event extends Past>(events: readonly Event[]): Refusal<Event> | undefined =>
  events.findLast((one): one is Refusal<Event> => one.event === 'DENY' || one.event === 'INSTITUTION_REJECTS')

/** Returns the denial of the appeal, once it is published; undefined otherwise. */
export const findAppealRefusal = <Event extends Past>(
  events: readonly Event[],
  publishState: PublishState,
): Refusal<Event> | undefined => {
  if (!isAppealResultPublished({ publishState })) return undefined
  const last = events.findLast(({ event }) => event === 'DENY_APPEAL' || event === 'APPROVE_APPEAL')
  const isRefusal = (one: Event | undefined): one is Refusal<Event> => one?.event === 'DENY_APPEAL'
  return isRefusal(last) ? last : undefined
}

export const decisionOf = (score: Scored | undefined, refusal: Past | undefined): ResultDecision => {
  if (score) return score.award > 0 ? 'AWARD' : 'NO_AWARD'
  return refusal?.event === 'INSTITUTION_REJECTS' ? 'REJECTION' : 'REFUSAL'
}
