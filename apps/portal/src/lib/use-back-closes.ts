import { currentPosition, interceptBack, revertNavigation } from '@milgo/web-client/intercept-back'
import { useEffect, useRef } from 'react'

/** While a window is open, Back closes it and does not leave the page, as people expect on a phone. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close)
  latest.current = close
  const position = useRef(0)
  // The page below the window may move to another history entry.
  useEffect(() => {
    position.current = currentPosition()
  })
  useEffect(() => {
    if (!isOpen) return
    return interceptBack((event) => {
      revertNavigation(event, position.current)
      latest.current()
    })
  }, [isOpen])
}
