import { useCallback, useEffect, useState } from 'react'

const tick = 1_000

/** Whole seconds that are left, counting down by itself; `start` sets it anew. Counted by what nobody sets. */
export const useCountdown = (initialSeconds = 0) => {
  const [end, setEnd] = useState(() => performance.now() + initialSeconds * 1_000)
  const [count, setCount] = useState(() => performance.now())
  const seconds = Math.max(0, Math.ceil((end - count) / 1_000))
  const isRunning = seconds > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setCount(performance.now()), tick)
    return () => clearInterval(timer)
  }, [isRunning])

  const start = useCallback((wait: number) => {
    setCount(performance.now())
    setEnd(performance.now() + wait * 1_000)
  }, [])
  return { seconds, start }
}
