import { useServerClock } from '../../lib/server-clock.ts'
import { DeadlineBox } from '../../request/deadline-box.tsx'
import { CalendarDownload } from './calendar-download.tsx'
import type { Area } from './shared/area.ts'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

type Props = { readonly deadline: Area['deadlines'][number]; readonly shownAt: string }

/** Shows the student's next deadline by the server's clock, and offers it as a calendar file. */
export const Countdown = ({ deadline: { kind, at, from }, shownAt }: Props) => {
  const { deadlines } = usePersonalAreaWords()
  const { now = new Date(shownAt) } = useServerClock()
  return (
    <DeadlineBox kind={kind} at={at} from={from} now={now} words={deadlines} figures="text-[2.5rem]">
      <CalendarDownload />
    </DeadlineBox>
  )
}
