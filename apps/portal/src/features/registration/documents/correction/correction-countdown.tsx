import { millisecondsLeft, shareLeft, timeLeft } from '@milgo/domain/status/correction-window'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { type ClockReading, serverTimeAt } from '@milgo/web-client/server-clock'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../../lib/words.ts'
import { useCorrectionWords } from './correction-words.ts'

type Props = { readonly clock: ClockReading; readonly askedAt: Date; readonly deadline: Date }

const tick = 1_000

/** The service's clock, second by second. */
const useNow = (clock: ClockReading): Date => {
  const [count, setCount] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setCount(performance.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return serverTimeAt(clock, count)
}

/** How long the correction can still be submitted. It is not read aloud as it counts: the moment itself stands below. */
export const CorrectionCountdown = ({ clock, askedAt, deadline }: Props) => {
  const { correction } = useCorrectionWords()
  const language = useLanguage()
  const now = useNow(clock)
  const left = millisecondsLeft(deadline, now)
  const parts = timeLeft(left)
  const share = shareLeft(askedAt, deadline, now)
  return (
    <div className="flex flex-col gap-2 rounded-small bg-sun-wash p-4 text-sun-ink">
      <p className="text-small font-medium">{correction.left}</p>
      <p role="timer" className="flex flex-wrap gap-x-3 text-title font-bold">
        {parts.length === 0
          ? left > 0
            ? correction.lastMinute
            : correction.over
          : parts.map(({ unit, count }) => (
              <span key={unit}>
                <TextWithNumbers text={counted(correction[unit], count, language)} />
              </span>
            ))}
      </p>
      <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-line">
        <span
          className="filled block h-full rounded-full bg-sun-ink"
          style={{ inlineSize: `${100 * share}%` }}
        />
      </span>
      <p className="text-small">
        <TextWithNumbers text={fill(correction.until, jerusalemTime(deadline))} />
      </p>
    </div>
  )
}
