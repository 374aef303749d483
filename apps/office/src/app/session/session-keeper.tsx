import type { StaffSessionTimes } from '@milgo/contracts/authz/staff-fields'
import { useCallback, useEffect, useState } from 'react'
import { callAuthz } from '../../lib/service-client.ts'
import { endSession, type OfficeSession } from '../../lib/session/session-store.ts'
import { EndingDialog } from './ending-dialog.tsx'
import { useActivity } from './use-activity.ts'

/** The dialog comes two minutes before the end (decisions, section 3). */
const warningMs = 2 * 60_000

/** Between two attempts to ask, while the server cannot be reached. */
const retryMs = 10_000

/** How long is left, and when that was learned, by the count of this page that nobody sets. */
type Reading = { readonly leftMs: number; readonly readAt: number; readonly isFinal: boolean }

const readTimes = ({ now, idle_ends_at, ends_at }: StaffSessionTimes): Reading => ({
  leftMs: Date.parse(idle_ends_at) - Date.parse(now),
  readAt: performance.now(),
  isFinal: idle_ends_at === ends_at,
})

type Props = { readonly times: StaffSessionTimes; readonly session: OfficeSession }

/** Renews the session while somebody moves, warns before it ends and ends it: the times are the server's. */
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
    /** Another tab may have renewed the session, and the count of a page stands still while its computer sleeps. */
    const ask = async () => {
      clearTimeout(timer)
      const staff = await callAuthz('GET /office-auth/current-staff').catch(() => undefined)
      if (isOver) return
      if (staff) return setReading(readTimes(staff.session))
      // A session that is over was ended by the call itself; without a connection the own count has to do.
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

  // Once the question is on the screen only its answer counts.
  useActivity(!isNear, renew)
  if (!isNear) return null
  const leftMs = reading.leftMs - (performance.now() - reading.readAt)
  return <EndingDialog key={reading.readAt} leftMs={leftMs} isFinal={reading.isFinal} renew={renew} />
}
