import { createListeners } from '@milgo/form/listeners.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import type { Application } from '../../open-application.ts'

export type MailState =
  | { readonly is: 'ready' | 'sending' }
  | { readonly is: 'sent'; readonly list: string }
  | { readonly is: 'failed'; readonly error: unknown }

/** The mail with the list of documents. A list is requested once, however often its button is drawn anew. */
export type ListMail = {
  readonly current: () => MailState
  readonly subscribe: (listener: () => void) => () => void
  readonly ask: (list: string) => Promise<void>
}

/** Returns whether the list was already sent within the hour, perhaps from another device. */
const isSentAlready = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'LIST_SENT_ALREADY'

export const createListMail = (send: () => Promise<unknown>): ListMail => {
  const listeners = createListeners<void>()
  let state: MailState = { is: 'ready' }
  let lastSent: string | undefined
  const setState = (next: MailState): void => {
    state = next
    listeners.notify()
  }
  return {
    current: () => state,
    subscribe: listeners.add,
    ask: async (list) => {
      if (state.is === 'sending' || (state.is === 'sent' && state.list === list)) return
      setState({ is: 'sending' })
      try {
        await send()
      } catch (error) {
        // A list that differs from the one sent is not there yet, and the student reads when it can be requested.
        const isThere = isSentAlready(error) && (lastSent ?? list) === list
        if (!isThere) return setState({ is: 'failed', error })
      }
      lastSent = list
      setState({ is: 'sent', list })
    },
  }
}

const asked = new WeakMap<Application, ListMail>()

/** Returns the mail of an application, always the same object. */
export const listMailOf = (application: Application, send: () => Promise<unknown>): ListMail => {
  const known = asked.get(application) ?? createListMail(send)
  asked.set(application, known)
  return known
}
