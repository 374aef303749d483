import { readStoredChoice, removeStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'
import { findTokenClaims } from './session-token.ts'
import { findActing, removeActing, storeActing } from './stored-acting.ts'

/** A staff member who works in a student's place: for whom, and who it is. */
export type Acting = { readonly studentId: string; readonly staffName: string }

export type Session = {
  readonly id: string
  readonly token: string
  readonly expiresAt: Date
  readonly acting?: Acting
}

/** Why there is no session any more: the student has left, or it has ended in the middle of work. */
export type SessionEnding = 'left' | 'expired'

type State = { readonly session?: Session; readonly ending?: SessionEnding }

const tokenKey = 'milgo.token'
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
  storeActing(session)
  storeChoice(tokenKey, token)
  removeStoredChoice(endingKey)
  become({ session })
}

/** Forgets the token, here and in every other tab. */
export const endSession = (ending: SessionEnding): void => {
  if (!state.session) return
  storeChoice(endingKey, ending)
  removeStoredChoice(tokenKey)
  removeActing()
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
