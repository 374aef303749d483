import { createListeners } from '@milgo/form/listeners.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import type { Application } from '../open-application.ts'

export type MailStanding =
  | { readonly is: 'ready' | 'sending' | 'sent' }
  | { readonly is: 'failed'; readonly error: unknown }

/** The mail with the list of documents; asked for once, however often its button comes and goes. */
export type ListMail = {
  readonly standing: () => MailStanding
  readonly subscribe: (listener: () => void) => () => void
  readonly ask: () => Promise<void>
}

/** Somebody asked within the hour, perhaps on another device: the mail is there. */
const isSentAlready = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'LIST_SENT_ALREADY'

export const createListMail = (send: () => Promise<unknown>): ListMail => {
  const listeners = createListeners<void>()
  let standing: MailStanding = { is: 'ready' }
  const become = (next: MailStanding): void => {
    standing = next
    listeners.tell()
  }
  return {
    standing: () => standing,
    subscribe: listeners.add,
    ask: async () => {
      if (standing.is === 'sending' || standing.is === 'sent') return
      become({ is: 'sending' })
      try {
        await send()
        become({ is: 'sent' })
      } catch (error) {
        become(isSentAlready(error) ? { is: 'sent' } : { is: 'failed', error })
      }
    },
  }
}

const asked = new WeakMap<Application, ListMail>()

/** The mail of an application: the same, however often its documents are looked at. */
export const listMailOf = (application: Application, send: () => Promise<unknown>): ListMail => {
  const known = asked.get(application) ?? createListMail(send)
  asked.set(application, known)
  return known
}
