import { CallFailed, isUnreachable } from '@milgo/web-client/call-failed'
import { useEffect, useRef, useState } from 'react'
import { findArrival } from '../../request/find-arrival.ts'
import { whenReachable } from '../../request/when-reachable.ts'

type Failure = { readonly error: unknown; readonly count: number }

/** What is known about a sending without an answer. One that has arrived is sent again, and so gets its answer. */
export type Arrival = 'unknown' | 'missing'

type Asking = {
  /** Asks the service whether it has what was sent. */
  readonly hasArrived: () => Promise<boolean>
  /** Called if it has: the service answers a repeated call like the first. */
  readonly resend: () => void
}

/** Returns whether a sending got no answer, so that the service may have received it. */
export const isUnanswered = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof CallFailed && error.status >= 500 && !error.isOverloaded)

/**
 * After a sending without an answer, asks the service whether it has arrived until it is known. Returns undefined for a
 * failure that is an answer.
 */
export const useArrival = (failure: Failure | undefined, asking: Asking): Arrival | undefined => {
  const [missing, setMissing] = useState<Failure>()
  const latest = useRef(asking)
  latest.current = asking
  useEffect(() => {
    if (!failure || !isUnanswered(failure.error)) return
    let isWanted = true
    // After another sending without an answer, the service is given time.
    let isFirst = failure.count === 1
    const again = async () => {
      if (!isFirst) await whenReachable()
      isFirst = false
    }
    const find = async () => {
      const isThere = await findArrival(() => latest.current.hasArrived(), {
        again,
        isWanted: () => isWanted,
      })
      if (isThere) latest.current.resend()
      else if (isThere === false) setMissing(failure)
    }
    void find()
    return () => {
      isWanted = false
    }
  }, [failure])
  if (!failure || !isUnanswered(failure.error)) return undefined
  return missing === failure ? 'missing' : 'unknown'
}
