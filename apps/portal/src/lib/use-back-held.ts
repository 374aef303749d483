import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { currentPosition, holdBack, takeBack } from './hold-back.ts'

/** Back and Forward lead nowhere, at whichever entry of the page one stands. */
export const useBackHeld = (isHeld: boolean): void => {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is another position
  useEffect(() => {
    if (!isHeld) return
    const position = currentPosition()
    return holdBack((event) => {
      takeBack(event, position)
    })
  }, [isHeld, key])
}
