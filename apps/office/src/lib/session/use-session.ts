import { useSyncExternalStore } from 'react'
import { currentSession, type OfficeSession, subscribeToSession } from './session-store.ts'

export const useSession = (): OfficeSession | undefined =>
  useSyncExternalStore(subscribeToSession, currentSession)
