import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentSession } from '../../lib/session/session-store.ts'
import { keepOfflineAnswers } from './keeping/offline-answers.ts'
import type { Start } from './start.ts'

const register = (): void => {
  // A browser without service workers, or one that refuses them, opens the form with a connection alone.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
}

/** After the page is at rest: whoever opens the form for the first time waits for nothing of it. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 3_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 10_000 })
  return () => cancelIdleCallback(handle)
}

/** Lets the form be opened again without a connection: its pages by a service worker, what it asks for from this browser. */
export const useOfflineForm = ({ user, sessionId, isActing }: Start): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (isActing) return
    const isTheirs = () => currentSession()?.id === sessionId
    const stops = [keepOfflineAnswers(client, user.id, isTheirs), whenIdle(register)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, user.id, sessionId, isActing])
}
