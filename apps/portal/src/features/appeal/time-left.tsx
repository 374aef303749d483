import type { DeadlineKind } from '@milgo/domain/status/student-deadlines'
import { fill } from '@milgo/messages/fill'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { momentParts } from '../../lib/moment-parts.ts'
import { useServerClock } from '../../lib/server-clock.ts'
import { useLanguage } from '../../lib/words.ts'
import { DeadlineTimer } from '../../request/deadline-timer.tsx'
import { useAppealWords } from './appeal-words.ts'

type Props = { readonly kind: DeadlineKind; readonly at: string }

/** How long something can still be done, by the server's clock. */
export const TimeLeft = ({ kind, at }: Props) => {
  const words = useAppealWords()
  const { deadlines } = words
  const language = useLanguage()
  const { now } = useServerClock()
  return (
    <div className="rounded-medium bg-sun-wash p-4 text-sun-ink md:p-5">
      <p className="text-small">{deadlines.left[kind]}</p>
      {now && <DeadlineTimer at={at} now={now} words={words} figures="text-[2rem]" />}
      <p className="mt-1 text-small">
        <TextWithNumbers text={fill(deadlines.until, momentParts(at, language))} />
      </p>
    </div>
  )
}
