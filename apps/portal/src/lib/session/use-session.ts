import { useSyncExternalStore } from 'react'
import { currentSession, type Session, subscribeToSession } from './session-store.ts'

/** Returns the session; undefined when nobody is logged in, and in a page prepared by the build. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(subscribeToSession, currentSession, () => undefined)
