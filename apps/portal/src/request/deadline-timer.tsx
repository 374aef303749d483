import { millisecondsLeft, type TimeUnit, timeLeft } from '@milgo/domain/status/correction-window'
import { counted } from '@milgo/messages/counted'
import type { NumberForms } from '@milgo/messages/words'
import { useLanguage } from '../lib/words.ts'

type Props = {
  readonly at: string
  readonly now: Date
  readonly words: {
    readonly deadlines: { readonly lastMinute: string; readonly over: string }
    readonly personalArea: { readonly left: Readonly<Record<TimeUnit, NumberForms>> }
  }
  /** The size of the figures. */
  readonly figures: string
}

/** How long is left until a deadline, in large figures. */
export const DeadlineTimer = ({ at, now, words: { deadlines, personalArea }, figures }: Props) => {
  const language = useLanguage()
  const milliseconds = millisecondsLeft(new Date(at), now)
  const left = timeLeft(milliseconds)
  return (
    <p role="timer" className="mt-1 flex flex-wrap items-baseline gap-x-4">
      {left.length === 0 && (
        <span className="text-title font-bold">
          {milliseconds > 0 ? deadlines.lastMinute : deadlines.over}
        </span>
      )}
      {left.map(({ unit, count }) => (
        <span key={unit} className="whitespace-nowrap">
          <span className={`${figures} leading-tight font-bold tabular-nums`}>{count}</span>{' '}
          <span className="font-medium">{counted(personalArea.left[unit], count, language)}</span>
        </span>
      ))}
    </p>
  )
}
