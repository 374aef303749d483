import { useEffect } from 'react'
import { usePersonalQuery } from '../lib/session/use-personal-query.ts'

/** The moment itself must be past on the server's clock when it is asked again. */
const grace = 1_000
/** A longer timer fires at once. */
const longestTimer = 2 ** 31 - 1

/** What the personal area shows; asked again when a deadline passes while the page is open. */
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
