import { csrfCookie, securePrefix } from '@milgo/contracts/office-session'

/** The cookie that opens the office no script can read; the one beside it tells of the same session. */
export type OfficeSession = { readonly csrf: string }

/** Why nobody is logged in any more: somebody has left, or the session has ended in the middle of work. */
export type SessionEnding = 'left' | 'expired'

type State = { readonly session: OfficeSession | undefined; readonly ending?: SessionEnding }

const cookieNames: readonly string[] = [`${securePrefix}${csrfCookie}`, csrfCookie]

const readCookie = (): string | undefined => {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='))
  return cookieNames.flatMap((name) => pairs.find(([found]) => found === name)?.[1] || []).at(0)
}

const readSession = (): OfficeSession | undefined => {
  const csrf = readCookie()
  return csrf === undefined ? undefined : { csrf }
}

let state: State = { session: readSession() }
const listeners = new Set<() => void>()
const otherTabs = new BroadcastChannel('milgo-office-session')

const become = (next: State): void => {
  if (next.session?.csrf === state.session?.csrf && next.ending === state.ending) return
  state = next
  for (const listener of listeners) listener()
}

export const currentSession = (): OfficeSession | undefined => state.session
export const currentEnding = (): SessionEnding | undefined => state.ending

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** After a login: the browser has new cookies. */
export const followCookie = (): void => {
  become({ session: readSession() })
  otherTabs.postMessage('login')
}

/** Here and in every tab. Where another tab has logged in meanwhile, its session is followed and not ended. */
export const endSession = (ended: OfficeSession, ending: SessionEnding): void => {
  const present = readSession()
  if (present && present.csrf !== ended.csrf) {
    become({ session: present })
    return
  }
  for (const name of cookieNames) {
    const secure = name.startsWith(securePrefix) ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict${secure}`
  }
  become({ session: undefined, ending })
  otherTabs.postMessage(ending)
}

/** What another tab has done holds here as well. */
export const followOtherTabs = (): void => {
  const look = (ending: SessionEnding | undefined): void => {
    const session = readSession()
    become(session || !ending ? { session } : { session, ending })
  }
  otherTabs.onmessage = ({ data }) => look(data === 'left' || data === 'expired' ? data : undefined)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look('expired')
  })
}
