import type { Language } from '@milgo/messages/languages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallOptions, CoreAnswer } from './call-types.ts'

/** What the service's clock showed, and when that came, on this page's own count of milliseconds. */
export type ClockReading = { readonly shown: Date; readonly readAt: number }

/** What the service's clock showed in an answer that has just come. */
export const readingOf = (shown: string): ClockReading => ({
  shown: new Date(shown),
  readAt: performance.now(),
})

/** The service's clock at that count: the reading, moved on by what has passed since. */
export const serverTimeAt = ({ shown, readAt }: ClockReading, count: number): Date =>
  new Date(shown.getTime() + Math.max(0, count - readAt))

const path = '/user/get-current-time'
const tick = 30_000

type ReadCore = (asked: typeof path, options: CallOptions) => Promise<CoreAnswer<typeof path>>

export const createServerClock = (readCore: ReadCore) => {
  const readServerClock = async (options: CallOptions = {}): Promise<ClockReading> => {
    const { current_time } = await readCore(path, options)
    return readingOf(current_time)
  }
  return {
    readServerClock,
    /** One reading serves all who ask: what has passed since is counted. */
    clockQuery: (language: Language) =>
      queryOptions({
        queryKey: [path, language],
        queryFn: ({ signal }) => readServerClock({ language, signal }),
      }),
  }
}

type ClockQuery = ReturnType<ReturnType<typeof createServerClock>['clockQuery']>

/**
 * The service's clock. The browser's own may be wrong, and may be set right while the page stands open; what has
 * passed since the reading is therefore counted by `performance.now()`, which nobody sets.
 */
export const useTimeOf = (query: ClockQuery) => {
  const { data, error, refetch } = useQuery(query)
  const [count, setCount] = useState(() => performance.now())

  useEffect(() => {
    const timer = setInterval(() => setCount(performance.now()), tick)
    return () => clearInterval(timer)
  }, [])

  return { reading: data, now: data && serverTimeAt(data, count), error, refetch }
}
