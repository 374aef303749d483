import { paths } from '@milgo/contracts/portal-paths'
import type { PeriodState } from '@milgo/domain/period/period-state'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { CalendarClock, CalendarX } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { ScreenCard } from './screen-card.tsx'

type Props = { readonly state?: Exclude<PeriodState, { readonly kind: 'open' }> }

/** Instead of a form that would be filled in for nothing. */
export const ClosedScreen = ({ state }: Props) => {
  const { home, shell } = useWords()
  const { eligibilityTexts: texts } = useEligibilityWords().eligibility
  const isUpcoming = state?.kind === 'upcoming'
  return (
    <ScreenCard
      title={titleOf(state, home.period)}
      icon={isUpcoming ? <CalendarClock /> : <CalendarX />}
      tone={isUpcoming ? 'neutral' : 'attention'}
    >
      {state?.kind === 'upcoming' && <Moment label={home.period.opensOn} instant={state.opens} />}
      {state?.kind === 'closed' && state.closed && (
        <Moment label={home.period.closedOn} instant={state.closed} />
      )}
      <p className="text-ink-soft">
        {isUpcoming
          ? texts.upcomingText
          : state?.kind === 'closed' && state.results === 'TODAY'
            ? home.period.resultsTodayText
            : texts.closedText}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonStyle('primary')}>
          {texts.backToHome}
        </Link>
        {!isUpcoming && (
          <Link to={paths.login} className={buttonStyle('secondary')}>
            {shell.login}
          </Link>
        )}
      </div>
    </ScreenCard>
  )
}

type PeriodWords = ReturnType<typeof useWords>['home']['period']

const titleOf = (state: Props['state'], words: PeriodWords): string => {
  if (state?.kind === 'closed' && state.results === 'TODAY') return words.resultsToday
  return words[state?.kind ?? 'none']
}

const Moment = ({ label, instant }: { label: string; instant: Date }) => {
  const { home } = useWords()
  const { date, hour } = jerusalemTime(instant)
  return (
    <p className="text-lead">
      {label} <Ltr className="font-medium">{date}</Ltr> {home.period.at}{' '}
      <Ltr className="font-medium">{hour}</Ltr>
    </p>
  )
}
