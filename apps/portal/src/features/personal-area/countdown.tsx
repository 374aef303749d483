import { useServerClock } from '../../lib/server-clock.ts'
import { DeadlineBox } from '../../request/deadline-box.tsx'
import type { Area } from './area.ts'
import { CalendarDownload } from './calendar-download.tsx'
import { usePersonalAreaWords } from './personal-area-words.ts'

type Props = { readonly deadline: Area['deadlines'][number]; readonly shownAt: string }

/** The next deadline of the student, by the server's clock, and a file of it for the calendar. */
export const Countdown = ({ deadline: { kind, at, from }, shownAt }: Props) => {
  const { deadlines } = usePersonalAreaWords()
  const { now = new Date(shownAt) } = useServerClock()
  return (
    <DeadlineBox kind={kind} at={at} from={from} now={now} words={deadlines} figures="text-[2.5rem]">
      <CalendarDownload />
    </DeadlineBox>
  )
}
