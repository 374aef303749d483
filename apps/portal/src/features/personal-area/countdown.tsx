import { millisecondsLeft, shareLeft, timeLeft } from '@milgo/domain/status/correction-window'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { momentParts } from '../../lib/moment-parts.ts'
import { useServerClock } from '../../lib/server-clock.ts'
import { useLanguage } from '../../lib/words.ts'
import type { Area } from './area.ts'
import { CalendarDownload } from './calendar-download.tsx'
import { usePersonalAreaWords } from './personal-area-words.ts'

type Props = { readonly deadline: Area['deadlines'][number]; readonly shownAt: string }

/** How long something can still be done, by the server's clock. The bar is what remains. */
export const Countdown = ({ deadline, shownAt }: Props) => {
  const { deadlines, personalArea } = usePersonalAreaWords()
  const language = useLanguage()
  const { now = new Date(shownAt) } = useServerClock()
  const at = new Date(deadline.at)
  const milliseconds = millisecondsLeft(at, now)
  const left = timeLeft(milliseconds)
  const share = deadline.from === null ? undefined : shareLeft(new Date(deadline.from), at, now)
  const until = fill(deadlines.until, momentParts(deadline.at, language))
  return (
    <div className="rounded-medium bg-sun-wash p-4 text-sun-ink md:p-5">
      <p className="text-small">{deadlines.left[deadline.kind]}</p>
      <p role="timer" className="mt-1 flex flex-wrap items-baseline gap-x-4">
        {left.length === 0 && (
          <span className="text-title font-bold">
            {milliseconds > 0 ? deadlines.lastMinute : deadlines.over}
          </span>
        )}
        {left.map(({ unit, count }) => (
          <span key={unit} className="whitespace-nowrap">
            <span className="text-[2.5rem] leading-tight font-bold tabular-nums">{count}</span>{' '}
            <span className="font-medium">{counted(personalArea.left[unit], count, language)}</span>
          </span>
        ))}
      </p>
      {share !== undefined && (
        <span aria-hidden="true" className="my-2.5 block h-2 overflow-hidden rounded-full bg-sun/30">
          <span
            className="block h-full rounded-full bg-sun-ink"
            style={{ inlineSize: `${Math.round(share * 100)}%` }}
          />
        </span>
      )}
      <p className="mt-1 text-small">
        <TextWithNumbers text={until} />
      </p>
      <CalendarDownload />
    </div>
  )
}
