import { useSyncExternalStore } from 'react'
import { currentSession, type Session, subscribeToSession } from './session-store.ts'

/** Who is logged in, as a session; undefined when nobody is. The page prepared by the build knows nobody. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(subscribeToSession, currentSession, () => undefined)
