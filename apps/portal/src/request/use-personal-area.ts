import { useEffect } from 'react'
import { usePersonalQuery } from '../lib/student/use-personal-query.ts'

/** In milliseconds: when asked again, the deadline must be past on the server's clock. */
const grace = 1_000
/** Browsers fire a timer with a longer delay at once. */
const longestTimer = 2 ** 31 - 1

/** Returns the data of the personal area. It is fetched again when a deadline passes while the page is open. */
export const usePersonalArea = () => {
  const query = usePersonalQuery('/page-data/personal-area')
  const { data, refetch } = query
  useEffect(() => {
    const next = data?.deadlines[0]
    if (!data || !next) return
    const left = Date.parse(next.at) - Date.parse(data.current_time)
    const timer = setTimeout(() => void refetch(), Math.min(left + grace, longestTimer))
    return () => clearTimeout(timer)
  }, [data, refetch])
  return query
}
