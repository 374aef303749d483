import { useEffect, useRef } from 'react'
import { readServerClock } from '../server-clock.ts'
import { useSetting } from '../use-setting.ts'
import type { Sending } from './sending.ts'
import { watchExpiry } from './watch-expiry.ts'

const readTime = async (): Promise<number> => (await readServerClock()).shown.getTime()

/** Calls `onExpired` when the code is not typed in time. Also checked when the page becomes visible again. */
export const useCodeExpiry = ({ sentAtServer }: Sending, onExpired: () => void): void => {
  const minutes = useSetting('CODE_MINUTES')
  const latest = useRef(onExpired)
  latest.current = onExpired
  useEffect(() => {
    if (sentAtServer === undefined || minutes === undefined) return
    const end = sentAtServer + Number(minutes) * 60_000
    const { look, stop } = watchExpiry({ end, readTime, onExpired: () => latest.current() })
    const onSight = () => {
      if (document.visibilityState === 'visible') look()
    }
    document.addEventListener('visibilitychange', onSight)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [sentAtServer, minutes])
}
