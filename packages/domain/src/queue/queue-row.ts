import type { CalendarDay } from '../period/instant.ts'
import type { AppealState } from '../status/request-state.ts'
import type { RequestStatus } from '../status/request-status.ts'
import type { AgeingLevel } from './ageing.ts'
import type { ReviewDecision } from './decision.ts'

export const duplicateKinds = ['same-account', 'same-phone', 'same-file'] as const
/** What a request has in common with another one. */
export type DuplicateKind = (typeof duplicateKinds)[number]

export const queueFlags = [
  ...duplicateKinds,
  'unsent-files',
  'sent-back',
  'appeal-ready',
  'undeliverable',
] as const
/** What a row of the queue is marked with. */
export type QueueFlag = (typeof queueFlags)[number]

/** What the work queue knows of a request, as far as filters ask. */
export type QueueRow = {
  /** The code of its period. */
  readonly period: string
  readonly status: RequestStatus
  readonly institutionId: number
  /** In our hands, in working days; the clock stands still while the student corrects. */
  readonly waitedDays: number
  readonly assigneeId: string | undefined
  readonly isOnHold: boolean
  readonly flags: readonly QueueFlag[]
  readonly labels: readonly string[]
  readonly language: 'he' | 'ar' | 'en'
  /** Against the target of its stage; undefined where it is not in our hands. */
  readonly ageing: AgeingLevel | undefined
  readonly sentOn: CalendarDay
  /** Of the review; undefined while there is none. */
  readonly decision:
    | {
        readonly decision: ReviewDecision
        readonly on: CalendarDay
        readonly by: string | null
        readonly reason: string | null
      }
    | undefined
  readonly appeal: AppealState
  /** See `returnedParts`. */
  readonly returnedFor: readonly string[]
  /** The statuses that it was ever moved out of. */
  readonly left: readonly RequestStatus[]
}
