import type { Language } from '@milgo/messages/languages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readServerClock, serverTimeAt } from './server-clock.ts'
import { useLanguage } from './words.ts'

const path = '/user/get-current-time'
const tick = 30_000

/** One reading serves all who ask: what has passed since is counted. */
export const clockQuery = (language: Language) =>
  queryOptions({
    queryKey: [path, language],
    queryFn: ({ signal }) => readServerClock({ language, signal }),
  })

/**
 * The service's clock. The browser's own may be wrong, and may be set right while the page stands open; what has
 * passed since the reading is therefore counted by `performance.now()`, which nobody sets.
 */
export const useServerClock = () => {
  const { data, error, refetch } = useQuery(clockQuery(useLanguage()))
  const [count, setCount] = useState(() => performance.now())

  useEffect(() => {
    const timer = setInterval(() => setCount(performance.now()), tick)
    return () => clearInterval(timer)
  }, [])

  return { reading: data, now: data && serverTimeAt(data, count), error, refetch }
}
