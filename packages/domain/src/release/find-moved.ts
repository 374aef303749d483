import type { LetterFault } from '../letter/find-letter-faults.ts'
import type { PublishState } from '../status/publish-state.ts'
import type { RequestStatus } from '../status/request-status.ts'
import { statuses } from '../status/statuses.ts'

/** Why a row of a release was not sent. */
export const leftOutReasons = [
  'PUBLISHED_ALREADY',
  'STATUS_CHANGED',
  'DECISION_CHANGED',
  'SCORE_CHANGED',
  'RULES_CHANGED',
  'LETTER_CHANGED',
  'FAILED',
  'STOPPED',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** What is wrong with a row of a dry run: with its letter, or with its request. */
export type RowFault = LetterFault | 'MOVED' | 'UNPRINTABLE'
export const rowFaults = [
  'NAME',
  'DIGITS',
  'NUMBER',
  'AMOUNT',
  'PARTS',
  'LANGUAGE',
  'EMPTY',
  'APPEAL_DATE',
  'MOVED',
  'UNPRINTABLE',
] as const satisfies readonly RowFault[]

/** What a release stores about a request. It is compared again before the request is sent. */
export type FrozenRequest = {
  readonly status: RequestStatus
  /** The number of the request's last event; any later event has another number. */
  readonly lastEvent: number
  readonly scoreVersion: number | null
  readonly rulesVersion: string | null
}

export type RequestNow = FrozenRequest & { readonly publishState: PublishState }

/** Returns what has changed since the release was made; undefined if the request may be sent. */
export const findMoved = (
  frozen: FrozenRequest,
  now: RequestNow,
  result: Exclude<PublishState, '0'>,
): LeftOutReason | undefined => {
  if (now.publishState >= result) return 'PUBLISHED_ALREADY'
  if (now.status !== frozen.status) return 'STATUS_CHANGED'
  if (now.lastEvent !== frozen.lastEvent) return 'DECISION_CHANGED'
  if (now.scoreVersion !== frozen.scoreVersion) return 'SCORE_CHANGED'
  return now.rulesVersion === frozen.rulesVersion ? undefined : 'RULES_CHANGED'
}

/** Returns the statuses whose requests belong to a release of this result. */
export const releasableStatuses = (result: Exclude<PublishState, '0'>): readonly RequestStatus[] =>
  (Object.keys(statuses) as RequestStatus[]).filter((status) => statuses[status].publishes === result)
