import { createListeners } from '@milgo/form/listeners.ts'
import { useSyncExternalStore } from 'react'
import type { SaveFailure } from './keeping/read-refusal.ts'

/** The result of sending a request, as the result window shows it. */
export type SendingResult =
  | { readonly is: 'sent' }
  /** Another page has sent the request before, with other answers than those of this page. */
  | { readonly is: 'sentElsewhere' }
  /** The return is over: by its deadline, or because the office cancelled it. */
  | { readonly is: 'lapsed' | 'cancelled' }
  /** The student must correct answers, which the form shows; or the page is outdated. */
  | { readonly is: 'refused' | 'outdated' }
  /** No answer arrived, and the service says that it has no sent request. */
  | { readonly is: 'notThere' }
  /** No answer arrived, and the service could not be asked yet. `isRead`: the student has closed the window. */
  | { readonly is: 'unknown'; readonly isRead?: true }
  | { readonly is: 'failed'; readonly failure: SaveFailure | undefined }

/** The registration has closed before the request was sent. The form shows it on top of every step. */
export type FormClosed = { readonly is: 'closed' }

export type SendingState = { readonly is: 'ready' } | { readonly is: 'sending' } | FormClosed | SendingResult

/** A value that changes, and its listeners. */
export type Watched<Value> = {
  readonly current: () => Value
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (next: Value) => void
}

export const createWatched = <Value>(first: Value): Watched<Value> => {
  const listeners = createListeners<void>()
  let current = first
  return {
    current: () => current,
    subscribe: listeners.add,
    set: (next) => {
      current = next
      listeners.notify()
    },
  }
}

/** The state of sending a request. It remains when another step is shown. */
export type Sending = Watched<SendingState>

export const createSending = (): Sending => createWatched<SendingState>({ is: 'ready' })

/** Returns whether nothing can be changed or sent any more. */
export const isOver = ({ is }: SendingState): boolean =>
  isSent({ is }) || is === 'closed' || is === 'lapsed' || is === 'cancelled'

export const isSent = ({ is }: Pick<SendingState, 'is'>): boolean => is === 'sent' || is === 'sentElsewhere'

type Sent = { readonly sending: Sending }

export const useSendingState = ({ sending: { subscribe, current } }: Sent): SendingState =>
  useSyncExternalStore(subscribe, current)

export const useIsSending = (application: Sent): boolean => useSendingState(application).is === 'sending'
