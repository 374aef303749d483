import { type ClockReading, serverTimeAt } from '@milgo/web-client/server-clock'
import { useEffect, useState } from 'react'
import { DeadlineBox } from '../../../../request/deadline-box.tsx'
import { useCorrectionWords } from './correction-words.ts'

type Props = { readonly clock: ClockReading; readonly askedAt: Date; readonly deadline: Date }

const tick = 1_000

/** Returns the service's time, updated every second, because the window may end while the page is open. */
const useNow = (clock: ClockReading): Date => {
  const [count, setCount] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setCount(performance.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return serverTimeAt(clock, count)
}

/** Shows how long the correction can still be submitted. */
export const CorrectionCountdown = ({ clock, askedAt, deadline }: Props) => {
  const { deadlines } = useCorrectionWords()
  const now = useNow(clock)
  return (
    <DeadlineBox
      kind="CORRECTION"
      at={deadline.toISOString()}
      from={askedAt.toISOString()}
      now={now}
      words={deadlines}
      figures="text-[2rem]"
    />
  )
}
