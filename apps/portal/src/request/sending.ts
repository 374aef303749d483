import { createListeners } from '@milgo/form/listeners.ts'
import { useSyncExternalStore } from 'react'
import type { Trouble } from './keeping/read-refusal.ts'

/** What became of sending, as the result window tells it. */
export type SendingResult =
  | { readonly is: 'sent' }
  /** Another page has sent it before, with other answers than those that stand here. */
  | { readonly is: 'sentElsewhere' }
  /** Answers are to be mended, or the page does not know what has changed; the form says which answers. */
  | { readonly is: 'refused' | 'outdated' }
  /** No answer came. The service was asked, and has no request yet; or it could not be asked either. */
  | { readonly is: 'notThere' | 'unknown' }
  | { readonly is: 'failed'; readonly trouble: Trouble | undefined }

export type SendingStanding = { readonly is: 'ready' } | { readonly is: 'sending' } | SendingResult

/** How far the sending of a request has come. It outlives the sight of the step that began it. */
export type Sending = {
  readonly standing: () => SendingStanding
  readonly subscribe: (listener: () => void) => () => void
  readonly become: (next: SendingStanding) => void
}

export const createSending = (): Sending => {
  const listeners = createListeners<void>()
  let standing: SendingStanding = { is: 'ready' }
  return {
    standing: () => standing,
    subscribe: listeners.add,
    become: (next) => {
      standing = next
      listeners.tell()
    },
  }
}

/** From here on nothing can be changed or sent. */
export const isOver = ({ is }: SendingStanding): boolean => is === 'sent' || is === 'sentElsewhere'

type Sent = { readonly sending: Sending }

export const useSendingStanding = ({ sending: { subscribe, standing } }: Sent): SendingStanding =>
  useSyncExternalStore(subscribe, standing)

export const useIsSending = (application: Sent): boolean => useSendingStanding(application).is === 'sending'
