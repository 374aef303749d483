import { CallFailed, isUnreachable } from '@milgo/web-client/call-failed'
import { useEffect, useRef, useState } from 'react'
import { readCore } from '../../lib/service-client.ts'
import { findArrival } from '../../request/find-arrival.ts'
import { whenReachable } from '../../request/when-reachable.ts'

type Failure = { readonly error: unknown; readonly count: number }

/** Returns whether a sending got no answer, so that the service may have received it. */
export const isUnanswered = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof CallFailed && error.status >= 500 && !error.isOverloaded)

/** Returns whether the service has an appeal, or a newer one than the update started from. */
const hasArrived = async (contentVersion: number | undefined): Promise<boolean> => {
  try {
    return (await readCore('/appeal/get-appeal/by-user', {})).content_version !== contentVersion
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'NO_APPEAL') return false
    throw error
  }
}

/**
 * After a sending without an answer, asks the service whether the appeal has arrived until it is known. If it has, calls
 * `resend`: the service answers a repeated call like the first. Returns false if it has not, and undefined while that is
 * not known.
 */
export const useArrival = (
  failure: Failure | undefined,
  known: { readonly contentVersion: number | undefined },
  resend: () => void,
): false | undefined => {
  const [missing, setMissing] = useState<Failure>()
  const latest = useRef(resend)
  latest.current = resend
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
      const isThere = await findArrival(() => hasArrived(known.contentVersion), {
        again,
        isWanted: () => isWanted,
      })
      if (isThere) latest.current()
      else if (isThere === false) setMissing(failure)
    }
    void find()
    return () => {
      isWanted = false
    }
  }, [failure, known])
  return failure !== undefined && missing === failure ? false : undefined
}
