import { useEffect, useState } from 'react'

/** The pause between two typed words, in milliseconds. */
const pause = 250

/** Returns a value that changes with every keystroke, as it was when it last stayed the same for a moment. */
export const useDebounced = <Value>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
