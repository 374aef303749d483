import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Application } from './open-application.ts'

/** In milliseconds. The page is idle by then, so a first opening waits for none of this. */
const delay = 3_000

type LateCode = {
  readonly startBackgroundWork: (application: Application, client: QueryClient) => () => void
}

/** Starts the background work of an open form, with code that is loaded only then. */
export const useBackgroundWork = (application: Application, load: () => Promise<LateCode>): void => {
  const client = useQueryClient()
  useEffect(() => {
    let isLeft = false
    let stop = () => {}
    const start = ({ startBackgroundWork }: LateCode) => {
      if (!isLeft) stop = startBackgroundWork(application, client)
    }
    const timer = setTimeout(() => load().then(start, () => {}), delay)
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop()
    }
  }, [client, application, load])
}
