import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Start } from './start.ts'

/** The page is at rest by then: whoever opens the form for the first time waits for nothing of it. */
const delay = 3_000

/** Lets the form be opened again without a connection. */
export const useOfflineForm = (start: Start): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (start.isActing) return
    let isOver = false
    let stop = () => {}
    const timer = setTimeout(async () => {
      const offline = await import('./offline-form.ts').catch(() => undefined)
      if (offline && !isOver) stop = offline.keepOfflineForm(client, start)
    }, delay)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [client, start])
}
