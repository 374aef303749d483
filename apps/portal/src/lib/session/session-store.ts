import { readStoredChoice, removeStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'
import { forgetOffline } from './own-storage.ts'
import { findTokenClaims } from './session-token.ts'
import { type Acting, findActing, removeActing, storeActing } from './stored-acting.ts'
import { forgetTabStorage } from './tab-storage.ts'
import { tokenKey } from './token-key.ts'

export type Session = {
  readonly id: string
  readonly token: string
  readonly expiresAt: Date
  readonly acting?: Acting
}

/** Why the session has ended: the student has logged out, or it expired. */
export type SessionEnding = 'left' | 'expired'

type State = { readonly session?: Session; readonly ending?: SessionEnding }

const endingKey = 'milgo.session-ending'

const sessionOf = (token: string | null, known?: Acting): Session | undefined => {
  const claims = token === null ? undefined : findTokenClaims(token)
  if (token === null || !claims) return undefined
  const { sessionId: id, expiresAt } = claims
  const acting = known ?? findActing(id)
  return { id, token, expiresAt, ...(acting && { acting }) }
}

const stateOf = (session: Session | undefined, ending?: SessionEnding): State => ({
  ...(session && { session }),
  ...(ending && { ending }),
})

let state: State = stateOf(sessionOf(readStoredChoice(tokenKey)))
const listeners = new Set<() => void>()

const setState = (next: State): void => {
  state = next
  for (const listener of listeners) listener()
}

export const currentSession = (): Session | undefined => state.session
export const currentEnding = (): SessionEnding | undefined => state.ending

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Stores the token of a login or a renewal. In a browser that refuses storage it lasts as long as the page. */
export const storeToken = (token: string, acting?: Acting): void => {
  const named = sessionOf(token, acting)
  if (!named) throw new Error('The service answered a token that names no session')
  // A renewal says nothing about acting, so that part remains.
  const session = named.id === state.session?.id ? { ...state.session, ...named } : named
  storeActing(session.id, session.acting)
  storeChoice(tokenKey, token)
  removeStoredChoice(endingKey)
  setState({ session })
}

/** Removes the token, here and in every other tab. After a logout, what this tab has stored is removed too. */
export const endSession = (ending: SessionEnding): void => {
  if (!state.session) return
  if (isOvertaken(state.session, ending)) {
    followStorage()
    return
  }
  storeChoice(endingKey, ending)
  removeStoredChoice(tokenKey)
  removeActing()
  forgetOffline()
  if (ending === 'left') forgetTabStorage()
  setState({ ending })
}

/**
 * Returns whether another tab was faster without this tab knowing: it has another student, whose token must not be
 * ended, or it has renewed the session that seems to be over.
 */
const isOvertaken = ({ id, token }: Session, ending: SessionEnding): boolean => {
  const stored = readStoredChoice(tokenKey)
  if (stored === null || stored === token) return false
  return ending === 'expired' || sessionOf(stored)?.id !== id
}

/** Follows what another tab has done, also while this page was hidden. */
const followStorage = (): void => {
  const token = readStoredChoice(tokenKey)
  if (token === (state.session?.token ?? null)) return
  const session = sessionOf(token)
  const ending = readStoredChoice(endingKey) === 'left' ? 'left' : 'expired'
  const isOver = state.session !== undefined && session?.id !== state.session.id
  if (isOver && (session || ending === 'left')) forgetTabStorage()
  setState(session ? { session } : { ending })
}

/** Follows the logins and logouts of other tabs. */
export const followOtherTabs = (): void => {
  addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === null) followStorage()
  })
  // A page that is restored from the back-forward cache has missed the events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStorage()
  })
}
