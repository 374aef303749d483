import { millisecondsLeft, timeLeft } from '@milgo/domain/status/correction-window'
import type { DeadlineKind } from '@milgo/domain/status/student-deadlines'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useServerClock } from '../../lib/server-clock.ts'
import { useLanguage } from '../../lib/words.ts'
import { useAppealWords } from './appeal-words.ts'

type Props = { readonly kind: DeadlineKind; readonly at: string }

/** How long something can still be done, by the server's clock. */
export const TimeLeft = ({ kind, at }: Props) => {
  const { deadlines, personalArea } = useAppealWords()
  const language = useLanguage()
  const { now } = useServerClock()
  const end = new Date(at)
  const left = now ? millisecondsLeft(end, now) : undefined
  const parts = left === undefined ? [] : timeLeft(left)
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Asia/Jerusalem' }).format(
    end,
  )
  return (
    <div className="rounded-medium bg-sun-wash p-4 text-sun-ink md:p-5">
      <p className="text-small">{deadlines.left[kind]}</p>
      {left !== undefined && (
        <p role="timer" className="mt-1 flex flex-wrap items-baseline gap-x-4">
          {parts.length === 0 && (
            <span className="text-title font-bold">{left > 0 ? deadlines.lastMinute : deadlines.over}</span>
          )}
          {parts.map(({ unit, count }) => (
            <span key={unit} className="whitespace-nowrap">
              <span className="text-[2rem] leading-tight font-bold tabular-nums">{count}</span>{' '}
              <span className="font-medium">{counted(personalArea.left[unit], count, language)}</span>
            </span>
          ))}
        </p>
      )}
      <p className="mt-1 text-small">
        <TextWithNumbers text={fill(deadlines.until, { weekday, ...jerusalemTime(end) })} />
      </p>
    </div>
  )
}
