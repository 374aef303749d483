import { useEffect, useRef } from 'react'
import { currentPosition, holdBack, takeBack } from './hold-back.ts'

/** While a window is open, Back puts it away and leads nowhere: so phones have taught it. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const position = currentPosition()
    return holdBack((event) => {
      takeBack(event, position)
      latest.current()
    })
  }, [isOpen])
}
