import type { PeriodState } from '@milgo/domain/period/period-state'
import { counted } from '@milgo/messages/counted'
import { jerusalemTime, lastMomentOf } from '@milgo/messages/jerusalem-time'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import { TimeBar } from '../../request/time-bar.tsx'
import { namedState } from './named-state.ts'

const Moment = ({ label, instant }: { label: string; instant: Date }) => {
  const { home } = useWords()
  const { date, hour } = jerusalemTime(instant)
  return (
    <p className="text-on-deep-soft">
      {label} <Ltr className="font-medium text-white">{date}</Ltr> <br />
      {home.period.at} <Ltr className="font-medium text-white">{hour}</Ltr>
    </p>
  )
}

type Props = { readonly state: PeriodState; readonly resultsOn: string | null }

export const PeriodHeadline = ({ state, resultsOn }: Props) => {
  const { home } = useWords()
  const language = useLanguage()
  if (state.kind === 'open')
    return (
      <>
        <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-3">
          {state.left ? (
            <p>
              <span className="block text-[3.25rem] leading-none font-bold tabular-nums">
                {state.left.count}
              </span>
              <span className="mt-2 block">
                {counted(home.period.left[state.left.unit], state.left.count, language)}
              </span>
            </p>
          ) : (
            <p className="text-title font-bold">{home.period.open}</p>
          )}
          <Moment label={home.period.until} instant={lastMomentOf(state.closes)} />
        </div>
        {state.left && <TimeBar share={state.shareLeft} className="mt-5 bg-white/20" filled="bg-sun" />}
        {state.isLastDay && <p className="mt-4">{home.period.lastDayText}</p>}
      </>
    )
  return (
    <>
      <p className="text-title font-bold">{home.period[namedState(state)]}</p>
      <div className="mt-2">
        {state.kind === 'closed' && state.results === 'TODAY' && <p>{home.period.resultsTodayText}</p>}
        {state.kind === 'closed' && state.results === 'PUBLISHED' && resultsOn !== null && (
          <p className="text-on-deep-soft">
            {home.period.resultsOn} <Ltr className="font-medium text-white">{dayText(resultsOn)}</Ltr>
          </p>
        )}
        {state.kind === 'upcoming' && <Moment label={home.period.opensOn} instant={state.opens} />}
        {state.kind === 'closed' && state.results === 'AHEAD' && state.closed && (
          <Moment label={home.period.closedOn} instant={lastMomentOf(state.closed)} />
        )}
      </div>
    </>
  )
}

/** Returns a day in the format of the other dates on the page. */
const dayText = (day: string): string => day.split('-').reverse().join('.')
