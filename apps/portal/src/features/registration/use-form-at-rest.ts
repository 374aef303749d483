import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Application } from './open-application.ts'

/** The page is at rest by then: whoever opens the form for the first time waits for nothing of it. */
const delay = 3_000

type Late = { readonly beginAtRest: (application: Application, client: QueryClient) => () => void }

/** Does what a form does once it is open and at rest, by code that comes only then. */
export const useFormAtRest = (application: Application, load: () => Promise<Late>): void => {
  const client = useQueryClient()
  useEffect(() => {
    let isLeft = false
    let stop = () => {}
    const begin = ({ beginAtRest }: Late) => {
      if (!isLeft) stop = beginAtRest(application, client)
    }
    const timer = setTimeout(() => load().then(begin, () => {}), delay)
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop()
    }
  }, [client, application, load])
}
