import { isRecord } from '@milgo/domain/answers/answer'
import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { RefusedItem } from '@milgo/form/server-refusal.ts'
import { CallFailed, messagesOf, type Refusal } from '@milgo/web-client/call-failed'
import { NotTheirSession } from './not-their-session.ts'
import type { SavedStep } from './saved-steps.ts'

/** Why answers did not reach the server. */
export type Trouble =
  /** No connection, or no answer. */
  | { readonly why: 'unreachable' }
  /** The service is there and cannot do it now. */
  | { readonly why: 'unavailable' }
  | { readonly why: 'sessionEnded' }
  /** Somebody has logged in anew in this browser, perhaps another student. */
  | { readonly why: 'otherSession' }
  /** It can be no answer as it stands in its field: half a date, a text too long. */
  | { readonly why: 'malformed' }
  /** The server has taken all answers but some, which it names beside their fields. */
  | { readonly why: 'answers' }
  /** The server will not take answers any more, and says why. */
  | { readonly why: 'refused'; readonly error: CallFailed }

/** Whether the same call may succeed a moment later. */
export const passes = ({ why }: Trouble): boolean => why === 'unreachable' || why === 'unavailable'

export type StepRefusal<Id extends string> =
  /** The step is named where a call speaks of all of them. */
  | { readonly kind: 'conflict'; readonly newer: SavedStep; readonly step: FormStep<Id> | undefined }
  | { readonly kind: 'answers'; readonly items: readonly RefusedItem[]; readonly version: number }
  /** Nothing was taken, and why is said in sentences alone, which name no field. */
  | { readonly kind: 'messages'; readonly items: readonly RefusedItem[]; readonly trouble: Trouble }
  /** Nothing was taken: the page sends what nobody asks for any more, since it does not know what has changed. */
  | { readonly kind: 'outdated'; readonly items: readonly RefusedItem[]; readonly trouble: Trouble }
  /** Passing: the same call may succeed a moment later. */
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly isPassing: boolean }

const trouble = (one: Trouble, isPassing: boolean): StepRefusal<never> => ({
  kind: 'trouble',
  trouble: one,
  isPassing,
})

/** What a save or a submit that did not succeed means for the page. */
export const readRefusal = <Id extends string>(
  steps: readonly FormStep<Id>[],
  error: unknown,
): StepRefusal<Id> => {
  if (error instanceof NotTheirSession)
    return trouble({ why: error.instead === 'another' ? 'otherSession' : 'sessionEnded' }, false)
  if (!(error instanceof CallFailed)) return trouble({ why: 'unreachable' }, true)
  const { status, refusal, answer } = error
  if (status === 401) return trouble({ why: 'sessionEnded' }, false)
  if (error.isPassing) return trouble({ why: 'unavailable' }, true)
  if (hasNewer(answer))
    return {
      kind: 'conflict',
      newer: answer.newer,
      step: steps.find(({ number }) => number === answer.step),
    }
  const messages = messagesOf(refusal).map((message) => ({ message }))
  if (isMessageAlone(refusal) && messages.length > 0)
    return { kind: 'messages', items: messages, trouble: { why: 'refused', error } }
  if (refusal && status === 400)
    return { kind: 'outdated', items: refusal.errors ?? messages, trouble: { why: 'refused', error } }
  if (refusal?.errors && hasVersion(answer))
    return { kind: 'answers', items: refusal.errors, version: answer.version }
  return trouble({ why: 'refused', error }, false)
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
