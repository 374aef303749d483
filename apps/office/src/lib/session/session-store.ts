import { csrfCookie, securePrefix } from '@milgo/contracts/office-session'

/** The session as known from its second cookie. The cookie that authorises calls cannot be read by scripts. */
export type OfficeSession = { readonly csrf: string }

/** Why nobody is logged in any more: the user logged out, or the session ended during work. */
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

/** To be called after a login, when the browser has new cookies. */
export const followCookie = (): void => {
  become({ session: readSession() })
  otherTabs.postMessage('login')
}

/**
 * Ends the session in this tab and all others. If another tab has logged in meanwhile, its session is adopted and not
 * ended.
 */
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

/** Applies logins and logouts of other tabs in this tab. */
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
