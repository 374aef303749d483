import { useEffect, useState } from 'react'
import { useCoreQuery } from '../../lib/use-core-query.ts'

const tick = 30_000

/**
 * The service's clock, moved on by what has passed here since it was asked. The browser's own clock may be wrong,
 * but the distance between two of its readings is right.
 */
export const useServerNow = () => {
  const query = useCoreQuery('/user/get-current-time')
  const [here, setHere] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])

  if (!query.data) return { ...query, now: undefined }
  const passed = Math.max(0, here - query.dataUpdatedAt)
  return { ...query, now: new Date(Date.parse(query.data.current_time) + passed) }
}
