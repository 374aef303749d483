import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readServerClock, serverTimeAt } from './server-clock.ts'
import { useLanguage } from './words.ts'

const path = '/user/get-current-time'
const tick = 30_000

/**
 * The service's clock. The browser's own may be wrong, and may be set right while the page stands open; what has
 * passed since the reading is therefore counted by `performance.now()`, which nobody sets.
 */
export const useServerClock = () => {
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: [path, language],
    queryFn: ({ signal }) => readServerClock({ language, signal }),
  })
  const [count, setCount] = useState(() => performance.now())

  useEffect(() => {
    const timer = setInterval(() => setCount(performance.now()), tick)
    return () => clearInterval(timer)
  }, [])

  return { reading: data, now: data && serverTimeAt(data, count), error, refetch }
}
