import { readStoredChoice, removeStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'
import { findTokenClaims } from './session-token.ts'

export type Session = { readonly id: string; readonly token: string; readonly expiresAt: Date }

/** Why there is no session any more: the student has left, or it has ended in the middle of work. */
export type SessionEnding = 'left' | 'expired'

type State = { readonly session?: Session; readonly ending?: SessionEnding }

const tokenKey = 'milgo.token'
const endingKey = 'milgo.session-ending'

const sessionOf = (token: string | null): Session | undefined => {
  const claims = token === null ? undefined : findTokenClaims(token)
  return token !== null && claims ? { id: claims.sessionId, token, expiresAt: claims.expiresAt } : undefined
}

const stateOf = (session: Session | undefined, ending?: SessionEnding): State => ({
  ...(session && { session }),
  ...(ending && { ending }),
})

let state: State = stateOf(sessionOf(readStoredChoice(tokenKey)))
const listeners = new Set<() => void>()

const become = (next: State): void => {
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

/** Of a login, or of a renewal. A browser that refuses storage forgets it when the page is left. */
export const keepToken = (token: string): void => {
  const session = sessionOf(token)
  if (!session) throw new Error('The service answered a token that names no session')
  storeChoice(tokenKey, token)
  removeStoredChoice(endingKey)
  become({ session })
}

/** Forgets the token, here and in every other tab. */
export const endSession = (ending: SessionEnding): void => {
  if (!state.session) return
  storeChoice(endingKey, ending)
  removeStoredChoice(tokenKey)
  become({ ending })
}

/** What another tab has done meanwhile, or did while this page was put away. */
const followStorage = (): void => {
  const token = readStoredChoice(tokenKey)
  if (token === (state.session?.token ?? null)) return
  const session = sessionOf(token)
  if (session) become({ session })
  else become({ ending: readStoredChoice(endingKey) === 'left' ? 'left' : 'expired' })
}

/** A login or logout in one tab is one in all of them. */
export const followOtherTabs = (): void => {
  addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === null) followStorage()
  })
  // A page that the browser kept whole and shows again has heard nothing.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStorage()
  })
}
