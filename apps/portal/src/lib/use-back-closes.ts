import { currentPosition, holdBack, takeBack } from '@milgo/web-client/hold-back'
import { useEffect, useRef } from 'react'

/** While a window is open, Back puts it away and leads nowhere: so phones have taught it. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close)
  latest.current = close
  const position = useRef(0)
  // The page under it may go on to another entry.
  useEffect(() => {
    position.current = currentPosition()
  })
  useEffect(() => {
    if (!isOpen) return
    return holdBack((event) => {
      takeBack(event, position.current)
      latest.current()
    })
  }, [isOpen])
}
