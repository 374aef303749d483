import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Application } from './open-application.ts'

/** The page is at rest by then: whoever opens the form for the first time waits for nothing of it. */
const delay = 3_000

type FollowTabs = (application: Application, onSent: () => void) => () => void

/** Lets the form be opened again without a connection, and hear of what other tabs save and send. */
export const useFormAtRest = (application: Application, loadFollowTabs: () => Promise<FollowTabs>): void => {
  const client = useQueryClient()
  useEffect(() => {
    const { start } = application
    if (start.isActing) return
    const stops: (() => void)[] = []
    let isOver = false
    const begin = (stop: () => void) => (isOver ? stop() : stops.push(stop))
    const timer = setTimeout(() => {
      import('./offline-form.ts')
        .then(({ keepOfflineForm }) => begin(keepOfflineForm(client, start)))
        .catch(() => undefined)
      loadFollowTabs()
        .then((follow) => begin(follow(application, () => client.invalidateQueries({ refetchType: 'none' }))))
        .catch(() => undefined)
    }, delay)
    return () => {
      isOver = true
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [client, application, loadFollowTabs])
}
