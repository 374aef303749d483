import { millisecondsLeft, timeLeft } from '@milgo/domain/status/correction-window'
import { counted } from '@milgo/messages/counted'
import { useLanguage } from '../lib/words.ts'
import type { DeadlineWords } from './deadline-words.ts'

type Props = {
  readonly at: string
  readonly now: Date
  readonly words: DeadlineWords
  /** The CSS class for the size of the figures. */
  readonly figures: string
}

/** Shows the time left until a deadline in large figures. Screen readers do not announce each change. */
export const DeadlineTimer = ({ at, now, words, figures }: Props) => {
  const language = useLanguage()
  const milliseconds = millisecondsLeft(new Date(at), now)
  const left = timeLeft(milliseconds)
  return (
    <p role="timer" className="mt-1 flex flex-wrap items-baseline gap-x-4">
      {left.length === 0 && (
        <span className="text-title font-bold">{milliseconds > 0 ? words.lastMinute : words.over}</span>
      )}
      {left.map(({ unit, count }) => (
        <span key={unit} className="whitespace-nowrap">
          <span className={`${figures} leading-tight font-bold tabular-nums`}>{count}</span>{' '}
          <span className="font-medium">{counted(words.units[unit], count, language)}</span>
        </span>
      ))}
    </p>
  )
}
