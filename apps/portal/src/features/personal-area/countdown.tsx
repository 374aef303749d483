import { shareLeft } from '@milgo/domain/status/correction-window'
import { fill } from '@milgo/messages/fill'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { momentParts } from '../../lib/moment-parts.ts'
import { useServerClock } from '../../lib/server-clock.ts'
import { useLanguage } from '../../lib/words.ts'
import { DeadlineTimer } from '../../request/deadline-timer.tsx'
import type { Area } from './area.ts'
import { CalendarDownload } from './calendar-download.tsx'
import { usePersonalAreaWords } from './personal-area-words.ts'

type Props = { readonly deadline: Area['deadlines'][number]; readonly shownAt: string }

/** How long something can still be done, by the server's clock. The bar is what remains. */
export const Countdown = ({ deadline, shownAt }: Props) => {
  const words = usePersonalAreaWords()
  const { deadlines } = words
  const language = useLanguage()
  const { now = new Date(shownAt) } = useServerClock()
  const share =
    deadline.from === null ? undefined : shareLeft(new Date(deadline.from), new Date(deadline.at), now)
  const until = fill(deadlines.until, momentParts(deadline.at, language))
  return (
    <div className="rounded-medium bg-sun-wash p-4 text-sun-ink md:p-5">
      <p className="text-small">{deadlines.left[deadline.kind]}</p>
      <DeadlineTimer at={deadline.at} now={now} words={words} figures="text-[2.5rem]" />
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
