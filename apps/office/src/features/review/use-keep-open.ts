import { useEffect, useRef } from 'react'
import { callCore } from '../../lib/service-client.ts'

type Presence = Awaited<ReturnType<typeof keepOpen>>

const keepOpen = (id: string, isClosing: boolean) =>
  callCore('POST /office/requests/{id}/keep-open', {
    params: { id },
    body: isClosing ? { is_closing: true } : {},
    keepalive: isClosing,
  })

const interval = 30_000

/** Says every half minute that somebody works here, and hears whether the request moved. Leaving ends the open lock. */
export const useKeepOpen = (id: string, onPresence: (presence: Presence) => void): void => {
  const hear = useRef(onPresence)
  useEffect(() => {
    hear.current = onPresence
  })
  useEffect(() => {
    const say = () => {
      if (document.visibilityState === 'visible')
        keepOpen(id, false)
          .then((presence) => hear.current(presence))
          .catch(() => {})
    }
    const leave = () => void keepOpen(id, true).catch(() => {})
    const timer = setInterval(say, interval)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])
}
