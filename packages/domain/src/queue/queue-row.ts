import type { AppealState } from '../status/request-state.ts'
import type { RequestStatus } from '../status/request-status.ts'
import type { CalendarDay } from '../time/instant.ts'
import type { AgeingLevel } from './ageing.ts'
import type { ReviewDecision } from './decision.ts'

export const duplicateKinds = ['same-account', 'same-phone', 'same-file'] as const
/** What a request has in common with another request. */
export type DuplicateKind = (typeof duplicateKinds)[number]

export const queueFlags = [
  ...duplicateKinds,
  'unsent-files',
  'sent-back',
  'appeal-ready',
  'undeliverable',
] as const
/** A flag on a row of the queue. */
export type QueueFlag = (typeof queueFlags)[number]

/** A request in the work queue, as far as filters need it. */
export type QueueRow = {
  /** The code of its period. */
  readonly period: string
  readonly status: RequestStatus
  readonly institutionId: number
  /** The working days in the office's hands. Days in which the student corrects do not count. */
  readonly waitedDays: number
  readonly assigneeId: string | undefined
  readonly isOnHold: boolean
  readonly flags: readonly QueueFlag[]
  readonly labels: readonly string[]
  readonly language: 'he' | 'ar' | 'en'
  /** The age against the target of its stage; undefined if the request is not in the office's hands. */
  readonly ageing: AgeingLevel | undefined
  readonly sentOn: CalendarDay
  /** The decision of the review; undefined while there is none. */
  readonly decision:
    | {
        readonly decision: ReviewDecision
        readonly on: CalendarDay
        readonly by: string | null
        readonly reason: string | null
      }
    | undefined
  readonly appeal: AppealState
  /** The newest computed result that no reopening has withdrawn, published or not; undefined while there is none. */
  readonly result: { readonly score: number; readonly award: number } | undefined
  /** See `returnedParts`. */
  readonly returnedFor: readonly string[]
  /** The statuses that the request was ever moved out of. */
  readonly left: readonly RequestStatus[]
}
