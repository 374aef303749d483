import { followActivity } from '@milgo/web-client/follow-activity'
import { useEffect, useRef } from 'react'
import { callCore } from '../../lib/service-client.ts'

type Presence = Awaited<ReturnType<typeof keepOpen>>

type Body = { readonly is_closing?: true; readonly is_idle?: true }

const keepOpen = (id: string, body: Body) =>
  callCore('POST /office/requests/{id}/keep-open', {
    params: { id },
    body,
    keepalive: body.is_closing === true,
  })

const interval = 30_000

/**
 * Reports every thirty seconds whether the reviewer was active, and learns whether the request was changed. Leaving the
 * page ends the open lock.
 */
export const useKeepOpen = (id: string | undefined, onPresence: (presence: Presence) => void): void => {
  const latest = useRef(onPresence)
  useEffect(() => {
    latest.current = onPresence
  })
  useEffect(() => {
    if (id === undefined) return
    let isMoved = false
    const stopFollowing = followActivity(() => {
      isMoved = true
    })
    const report = () => {
      if (document.visibilityState !== 'visible') return
      keepOpen(id, isMoved ? {} : { is_idle: true })
        .then((presence) => latest.current(presence))
        .catch(() => {})
      isMoved = false
    }
    const leave = () => void keepOpen(id, { is_closing: true }).catch(() => {})
    const timer = setInterval(report, interval)
    addEventListener('pagehide', leave)
    return () => {
      stopFollowing()
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])
}
