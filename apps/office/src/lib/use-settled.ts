import { useEffect, useState } from 'react'

/** As long as somebody who types pauses between two words. */
const pause = 250

/** A value that changes with every key, as it was when it last stayed the same for a moment. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
