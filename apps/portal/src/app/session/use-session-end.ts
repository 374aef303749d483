import { type ClockReading, serverTimeAt } from '@milgo/web-client/server-clock'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { clockQuery } from '../../lib/server-clock.ts'
import { endSession, type Session } from '../../lib/session/session-store.ts'
import { currentLanguage } from '../../lib/words.ts'

/** In milliseconds: the dialog is shown two minutes before the end; decisions, section 3. */
const warning = 2 * 60_000

/** Milliseconds between two attempts to read the time. */
const retryAfter = 10_000

/**
 * Ends the session when the service's clock says so. Returns the milliseconds left once the end is near. The clock is
 * read again at each of the two moments and whenever the page becomes visible, because the page's count stops while the
 * computer sleeps.
 */
export const useSessionEnd = ({ token, expiresAt }: Session): number | undefined => {
  const [left, setLeft] = useState<{ readonly token: string; readonly milliseconds: number }>()
  const reading = useRef<ClockReading>(undefined)
  const client = useQueryClient()

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const askedAt = performance.now()
      // The reading is in the cache for others who need the time.
      const asked = client.fetchQuery({ ...clockQuery(currentLanguage()), staleTime: 0, retry: false })
      const found = await asked.catch(() => undefined)
      if (isOver) return
      // When a page is left, its call is cancelled and the reading before it is returned; a session must not be ended
      // by that one.
      if (found && found.readAt < askedAt) return lookAfter(0)
      reading.current = found ?? reading.current
      act(true)
    }
    const lookAfter = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(look, milliseconds)
    }
    /** Acts by the last reading. Before a session is ended or a warning shown, the clock is read again. */
    const act = (isFresh: boolean) => {
      if (!reading.current) return lookAfter(isFresh ? retryAfter : 0)
      const milliseconds = expiresAt.getTime() - serverTimeAt(reading.current, performance.now()).getTime()
      const isNear = milliseconds <= warning
      if (isNear && !isFresh) return lookAfter(0)
      if (milliseconds <= 0) return endSession('expired')
      setLeft(isNear ? { token, milliseconds } : undefined)
      lookAfter(isNear ? milliseconds : milliseconds - warning)
    }
    const onSight = () => {
      if (document.visibilityState === 'visible') void look()
    }
    act(false)
    document.addEventListener('visibilitychange', onSight)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [client, token, expiresAt])

  return left?.token === token ? left.milliseconds : undefined
}
