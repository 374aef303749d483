import { type ClockReading, serverTimeAt } from '@milgo/web-client/server-clock'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { clockQuery } from '../../lib/server-clock.ts'
import { endSession, type Session } from '../../lib/session/session-store.ts'
import { currentLanguage } from '../../lib/words.ts'

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
  const reading = useRef<ClockReading>(undefined)
  const client = useQueryClient()

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const askedAt = performance.now()
      // Whoever else needs the time has it with this.
      const asked = client.fetchQuery({ ...clockQuery(currentLanguage()), staleTime: 0, retry: false })
      const found = await asked.catch(() => undefined)
      if (isOver) return
      // A page that is left cancels what it has asked, and the reading before it comes instead: not one to end a session by.
      if (found && found.readAt < askedAt) return lookAfter(0)
      reading.current = found ?? reading.current
      act(true)
    }
    const lookAfter = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(look, milliseconds)
    }
    /** By the last reading; what it would end or warn of is looked up first. */
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
