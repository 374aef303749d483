import { isRecord } from '@milgo/domain/answers/answer'
import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { RefusedItem } from '@milgo/form/server-refusal.ts'
import { CallFailed, messagesOf, type Refusal } from '@milgo/web-client/call-failed'
import { NotTheirSession } from './not-their-session.ts'
import type { SavedStep } from './saved-steps.ts'

/** Why answers did not reach the server. */
export type SaveFailure =
  /** No connection, or no answer. */
  | { readonly why: 'unreachable' }
  /** The service answered that it cannot save now. */
  | { readonly why: 'unavailable' }
  | { readonly why: 'sessionEnded' }
  /** Another session has started in this browser, perhaps of another student. */
  | { readonly why: 'otherSession' }
  /** The text of a field is not a valid answer, such as half a date or a text that is too long. */
  | { readonly why: 'malformed' }
  /** The server has saved all answers except some, which it names beside their fields. */
  | { readonly why: 'answers' }
  /** The server no longer saves answers, and says why. */
  | { readonly why: 'refused'; readonly error: CallFailed }

/** Returns whether the same call may succeed a moment later. */
export const passes = ({ why }: SaveFailure): boolean => why === 'unreachable' || why === 'unavailable'

export type StepRefusal<Id extends string> =
  /** The server has a newer version. `step` is present where the call was about all steps. */
  | { readonly kind: 'conflict'; readonly newer: SavedStep; readonly step: FormStep<Id> | undefined }
  | { readonly kind: 'answers'; readonly items: readonly RefusedItem[]; readonly version: number }
  /** Nothing was saved. The reasons are sentences that name no field. */
  | { readonly kind: 'messages'; readonly items: readonly RefusedItem[]; readonly failure: SaveFailure }
  /** Nothing was saved: the page is outdated and sends answers to questions that are no longer asked. */
  | { readonly kind: 'outdated'; readonly items: readonly RefusedItem[]; readonly failure: SaveFailure }
  /** The call failed for another reason. With `isPassing`, the same call may succeed a moment later. */
  | { readonly kind: 'failure'; readonly failure: SaveFailure; readonly isPassing: boolean }

const failure = (one: SaveFailure, isPassing: boolean): StepRefusal<never> => ({
  kind: 'failure',
  failure: one,
  isPassing,
})

/** Returns what a failed save or submit means for the page. */
export const readRefusal = <Id extends string>(
  steps: readonly FormStep<Id>[],
  error: unknown,
): StepRefusal<Id> => {
  if (error instanceof NotTheirSession)
    return failure({ why: error.instead === 'another' ? 'otherSession' : 'sessionEnded' }, false)
  if (!(error instanceof CallFailed)) return failure({ why: 'unreachable' }, true)
  const { status, refusal, answer } = error
  if (status === 401) return failure({ why: 'sessionEnded' }, false)
  if (error.isPassing) return failure({ why: 'unavailable' }, true)
  if (hasNewer(answer))
    return {
      kind: 'conflict',
      newer: answer.newer,
      step: steps.find(({ number }) => number === answer.step),
    }
  const messages = messagesOf(refusal).map((message) => ({ message }))
  if (isMessageAlone(refusal) && messages.length > 0)
    return { kind: 'messages', items: messages, failure: { why: 'refused', error } }
  if (refusal && status === 400)
    return { kind: 'outdated', items: refusal.errors ?? messages, failure: { why: 'refused', error } }
  if (refusal?.errors && hasVersion(answer))
    return { kind: 'answers', items: refusal.errors, version: answer.version }
  return failure({ why: 'refused', error }, false)
}

/** The specification's 250 and 400 may carry nothing but `message`. Our own service always names a code. */
const isMessageAlone = (refusal: Refusal | undefined): boolean =>
  (refusal?.statusCode === 250 || refusal?.statusCode === 400) &&
  (refusal.errors ?? []).length === 0 &&
  refusal.code === undefined

const hasNewer = (answer: unknown): answer is { readonly newer: SavedStep; readonly step?: number } =>
  isRecord(answer) && 'newer' in answer

const hasVersion = (answer: unknown): answer is { readonly version: number } =>
  isRecord(answer) && typeof answer['version'] === 'number'
