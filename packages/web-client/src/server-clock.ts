import type { Language } from '@milgo/messages/languages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallOptions, CoreAnswer } from './call-types.ts'

/** A time of the server's clock, and when it was read in milliseconds of `performance.now()`. */
export type ClockReading = { readonly shown: Date; readonly readAt: number }

/** Returns a reading for a time in an answer that has just arrived. */
export const readingOf = (shown: string): ClockReading => ({
  shown: new Date(shown),
  readAt: performance.now(),
})

/** Returns the server's time at `count`: the reading plus the time since. */
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
    /** One reading is enough for all callers, because the time since is added. */
    clockQuery: (language: Language) =>
      queryOptions({
        queryKey: [path, language],
        queryFn: ({ signal }) => readServerClock({ language, signal }),
      }),
  }
}

type ClockQuery = ReturnType<ReturnType<typeof createServerClock>['clockQuery']>

/**
 * Returns the server's time. The browser's clock may be wrong, and may be corrected while the page is open. The time
 * since the reading is therefore measured by `performance.now()`, which nobody can set.
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
