import { type GuideKey, isResultAhead, journeyStages, statusGuide } from '@milgo/domain/status/status-guide'
import { shareLeft } from '@milgo/domain/time/moments'
import { fill } from '@milgo/messages/fill'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { CalendarCheck2 } from 'lucide-react'
import { momentParts } from '../../../lib/moment-parts.ts'
import { useTimeFrom } from '../../../lib/use-time-from.ts'
import { useLanguage } from '../../../lib/words.ts'
import { DeadlineTimer } from '../../../request/deadline-timer.tsx'
import { TimeBar } from '../../../request/time-bar.tsx'
import { useReturningWords } from './returning-words.ts'

type Area = CoreAnswer<'/page-data/personal-area'>

/** Shows how much time is left for the next act, how far the request has come, and when answers are expected. */
export const StandingCard = ({ area }: { area: Area }) => {
  const { returningHome } = useReturningWords()
  const [deadline] = area.deadlines
  return (
    <section
      aria-label={returningHome.cardLabel}
      className="rounded-large border border-white/25 bg-white/12 p-6 md:p-7"
    >
      {deadline && <TimeLeft deadline={deadline} shownAt={area.current_time} />}
      <Stages guide={area.guide} />
      {isResultAhead(area.guide) && area.expected_answers !== null && (
        <dl className="mt-5 flex flex-wrap items-center justify-between gap-x-4 border-t border-white/25 pt-4">
          <dt className="flex items-center gap-2.5 text-on-deep-soft">
            <CalendarCheck2 aria-hidden="true" className="size-5" />
            {returningHome.answers}
          </dt>
          <dd className="font-medium">
            <TextWithNumbers text={area.expected_answers} />
          </dd>
        </dl>
      )}
    </section>
  )
}

const TimeLeft = ({ deadline, shownAt }: { deadline: Area['deadlines'][number]; shownAt: string }) => {
  const { deadlines } = useReturningWords()
  const language = useLanguage()
  const now = useTimeFrom(shownAt)
  return (
    <div className="mb-6 border-b border-white/25 pb-5">
      <p className="text-on-deep-soft">{deadlines.left[deadline.kind]}</p>
      <DeadlineTimer at={deadline.at} now={now} words={deadlines} figures="text-[3.25rem]" />
      {deadline.from !== null && (
        <TimeBar
          share={shareLeft(new Date(deadline.from), new Date(deadline.at), now)}
          className="my-2.5 bg-white/20"
          filled="bg-sun"
        />
      )}
      <p className="mt-1 text-on-deep-soft">
        <TextWithNumbers text={fill(deadlines.until, momentParts(deadline.at, language))} />
      </p>
    </div>
  )
}

/** Draws the five stages; finished stages are filled. */
const Stages = ({ guide }: { guide: GuideKey }) => {
  const { personalArea, journeyStages: names } = useReturningWords()
  const { stage, isStageDone, journey } = statusGuide[guide]
  const words = personalArea.journey
  const place = journeyStages.indexOf(stage)
  const n = place + 1
  const text = fill(words.stage, { n, total: journeyStages.length, stage: names[stage] })
  return (
    <div>
      <p className="text-on-deep-soft">{journey === 'APPEAL' ? words.appealLabel : words.label}</p>
      <p className="mt-0.5 font-medium">
        <TextWithNumbers text={text} />
      </p>
      <span aria-hidden="true" className="mt-3 grid grid-cols-5 gap-1.5">
        {journeyStages.map((one, index) => (
          <span key={one} className="h-2 overflow-hidden rounded-full bg-white/20">
            <span
              className={`block h-full rounded-full bg-sun ${
                index < place || (index === place && isStageDone)
                  ? 'w-full'
                  : index === place
                    ? 'w-1/2'
                    : 'w-0'
              }`}
            />
          </span>
        ))}
      </span>
    </div>
  )
}
