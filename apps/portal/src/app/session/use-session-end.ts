import { useEffect, useState } from 'react'
import { type ClockReading, readServerClock, serverTimeAt } from '../../lib/server-clock.ts'
import { endSession, type Session } from '../../lib/session/session-store.ts'

/** The dialog comes two minutes before the end; decisions, section 3. */
const warning = 2 * 60_000

/** Between two attempts to learn the time. */
const retryAfter = 10_000

/**
 * Ends the session when the service's clock says so, and answers how many milliseconds are left once the end is near.
 * The clock is asked anew at each of the two moments and whenever the page comes back into sight, since the count of
 * a page stands still while its computer sleeps.
 */
export const useSessionEnd = ({ token, expiresAt }: Session): number | undefined => {
  const [left, setLeft] = useState<{ readonly token: string; readonly milliseconds: number }>()

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    let reading: ClockReading | undefined

    const check = async () => {
      clearTimeout(timer)
      reading = await readServerClock().catch(() => reading)
      if (isOver) return
      if (!reading) {
        timer = setTimeout(check, retryAfter)
        return
      }
      const milliseconds = expiresAt.getTime() - serverTimeAt(reading, performance.now()).getTime()
      if (milliseconds <= 0) return endSession('expired')
      const isNear = milliseconds <= warning
      setLeft(isNear ? { token, milliseconds } : undefined)
      timer = setTimeout(check, isNear ? milliseconds : milliseconds - warning)
    }
    const onSight = () => {
      if (document.visibilityState === 'visible') void check()
    }
    void check()
    document.addEventListener('visibilitychange', onSight)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [token, expiresAt])

  return left?.token === token ? left.milliseconds : undefined
}
