import { createListeners } from '@milgo/form/listeners.ts'
import { useSyncExternalStore } from 'react'
import type { Trouble } from './keeping/read-refusal.ts'

/** What became of sending, as the result window tells it. */
export type SendingResult =
  | { readonly is: 'sent' }
  /** Another page has sent it before, with other answers than those that stand here. */
  | { readonly is: 'sentElsewhere' }
  /** The return that was being corrected is over: by its deadline, or because the office has taken it back. */
  | { readonly is: 'lapsed' | 'cancelled' }
  /** Answers are to be mended, or the page does not know what has changed; the form says which answers. */
  | { readonly is: 'refused' | 'outdated' }
  /** No answer came. The service was asked, and has no request yet; or it could not be asked either. */
  | { readonly is: 'notThere' | 'unknown' }
  | { readonly is: 'failed'; readonly trouble: Trouble | undefined }

export type SendingStanding = { readonly is: 'ready' } | { readonly is: 'sending' } | SendingResult

/** One value that changes, and those who look at it. */
export type Watched<Value> = {
  readonly standing: () => Value
  readonly subscribe: (listener: () => void) => () => void
  readonly become: (next: Value) => void
}

export const createWatched = <Value>(first: Value): Watched<Value> => {
  const listeners = createListeners<void>()
  let standing = first
  return {
    standing: () => standing,
    subscribe: listeners.add,
    become: (next) => {
      standing = next
      listeners.tell()
    },
  }
}

/** How far the sending of a request has come. It outlives the sight of the step that began it. */
export type Sending = Watched<SendingStanding>

export const createSending = (): Sending => createWatched<SendingStanding>({ is: 'ready' })

/** From here on nothing can be changed or sent. */
export const isOver = ({ is }: SendingStanding): boolean =>
  is === 'sent' || is === 'sentElsewhere' || is === 'lapsed' || is === 'cancelled'

type Sent = { readonly sending: Sending }

export const useSendingStanding = ({ sending: { subscribe, standing } }: Sent): SendingStanding =>
  useSyncExternalStore(subscribe, standing)

export const useIsSending = (application: Sent): boolean => useSendingStanding(application).is === 'sending'
