import type { StaffSessionTimes } from '@milgo/contracts/authz/staff-fields'
import { useActivity } from '@milgo/web-client/use-activity'
import { useCallback, useEffect, useState } from 'react'
import { callAuthz } from '../../lib/service-client.ts'
import { endSession, type OfficeSession } from '../../lib/session/session-store.ts'
import { EndingDialog } from './ending-dialog.tsx'

/** The dialog opens two minutes before the end (decisions, section 3). */
const warningMs = 2 * 60_000

/** The pause between two attempts while the server cannot be reached. */
const retryMs = 10_000

/** The time left, and when it was read by the page's monotonic clock, which nobody can set. */
type Reading = { readonly leftMs: number; readonly readAt: number; readonly isFinal: boolean }

const readTimes = ({ now, idle_ends_at, ends_at }: StaffSessionTimes): Reading => ({
  leftMs: Date.parse(idle_ends_at) - Date.parse(now),
  readAt: performance.now(),
  isFinal: idle_ends_at === ends_at,
})

type Props = { readonly times: StaffSessionTimes; readonly session: OfficeSession }

/** Renews the session while the user is active, warns before it ends, and ends it. The times are the server's. */
export const SessionKeeper = ({ times, session }: Props) => {
  const [reading, setReading] = useState(() => readTimes(times))
  const [isNear, setIsNear] = useState(false)

  const renew = useCallback(async () => {
    const renewed = readTimes(await callAuthz('POST /office-auth/refresh'))
    setReading(renewed)
    return renewed
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const leftNow = () => reading.leftMs - (performance.now() - reading.readAt)
    /**
     * Asks the server for the times, because another tab may have renewed the session, and the page's clock stops while
     * its computer sleeps.
     */
    const ask = async () => {
      clearTimeout(timer)
      const staff = await callAuthz('GET /office-auth/current-staff').catch(() => undefined)
      if (isOver) return
      if (staff) return setReading(readTimes(staff.session))
      // The call itself ends a session that is over. Offline the page relies on its own clock.
      if (leftNow() <= 0) return endSession(session, 'expired')
      setIsNear(leftNow() <= warningMs)
      timer = setTimeout(ask, retryMs)
    }
    const isNearNow = leftNow() <= warningMs
    setIsNear(isNearNow)
    timer = setTimeout(ask, isNearNow ? leftNow() : leftNow() - warningMs)
    const onSight = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    document.addEventListener('visibilitychange', onSight)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [reading, session])

  // While the dialog is shown, activity does not renew the session. Only the answer does.
  useActivity(!isNear, renew)
  if (!isNear) return null
  const leftMs = reading.leftMs - (performance.now() - reading.readAt)
  return <EndingDialog key={reading.readAt} leftMs={leftMs} isFinal={reading.isFinal} renew={renew} />
}
