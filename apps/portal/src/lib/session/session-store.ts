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

/** Why there is no session any more: the student has left, or it has ended in the middle of work. */
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
export const keepToken = (token: string, acting?: Acting): void => {
  const named = sessionOf(token, acting)
  if (!named) throw new Error('The service answered a token that names no session')
  // A renewal tells nothing new of who acts.
  const session = named.id === state.session?.id ? { ...state.session, ...named } : named
  storeActing(session.id, session.acting)
  storeChoice(tokenKey, token)
  removeStoredChoice(endingKey)
  become({ session })
}

/** Forgets the token, here and in every other tab. Who leaves takes along what this tab has kept. */
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
  become({ ending })
}

/**
 * Another tab was quicker, and this one has not heard of it: it has another student, whose token is not ours to end, or
 * it has renewed the session that is taken for over.
 */
const isOvertaken = ({ id, token }: Session, ending: SessionEnding): boolean => {
  const stored = readStoredChoice(tokenKey)
  if (stored === null || stored === token) return false
  return ending === 'expired' || sessionOf(stored)?.id !== id
}

/** What another tab has done meanwhile, or did while this page was put away. */
const followStorage = (): void => {
  const token = readStoredChoice(tokenKey)
  if (token === (state.session?.token ?? null)) return
  const session = sessionOf(token)
  const ending = readStoredChoice(endingKey) === 'left' ? 'left' : 'expired'
  const isOver = state.session !== undefined && session?.id !== state.session.id
  if (isOver && (session || ending === 'left')) forgetTabStorage()
  become(session ? { session } : { ending })
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
