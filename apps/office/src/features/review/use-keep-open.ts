import { useEffect, useRef } from 'react'
import { followActivity } from '../../lib/follow-activity.ts'
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

/** Says every half minute whether somebody moved here, and hears whether the request did. Leaving ends the open lock. */
export const useKeepOpen = (id: string | undefined, onPresence: (presence: Presence) => void): void => {
  const hear = useRef(onPresence)
  useEffect(() => {
    hear.current = onPresence
  })
  useEffect(() => {
    if (id === undefined) return
    let isMoved = false
    const stopFollowing = followActivity(() => {
      isMoved = true
    })
    const say = () => {
      if (document.visibilityState !== 'visible') return
      keepOpen(id, isMoved ? {} : { is_idle: true })
        .then((presence) => hear.current(presence))
        .catch(() => {})
      isMoved = false
    }
    const leave = () => void keepOpen(id, { is_closing: true }).catch(() => {})
    const timer = setInterval(say, interval)
    addEventListener('pagehide', leave)
    return () => {
      stopFollowing()
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])
}
