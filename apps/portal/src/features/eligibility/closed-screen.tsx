import { paths } from '@milgo/contracts/portal-paths'
import type { PeriodState } from '@milgo/domain/period/period-state'
import { lastMomentOf } from '@milgo/messages/jerusalem-time'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { CalendarClock, CalendarX } from 'lucide-react'
import { Link } from 'react-router'
import { MomentText } from '../../lib/period/moment-text.tsx'
import { useWords } from '../../lib/words.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { ScreenCard } from './screen-card.tsx'

type Props = { readonly state?: Exclude<PeriodState, { readonly kind: 'open' }> }

/** Shown while registration is closed, in place of a form that would be filled in for nothing. */
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
      {state?.kind === 'upcoming' && (
        <p className="text-lead">
          <MomentText label={home.period.opensOn} instant={state.opens} />
        </p>
      )}
      {state?.kind === 'closed' && state.closed && (
        <p className="text-lead">
          <MomentText label={home.period.closedOn} instant={lastMomentOf(state.closed)} />
        </p>
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

/** Returns what the screen says first: whoever opens it wants to register, so that is whether registration is open. */
const titleOf = (state: Props['state'], words: PeriodWords): string => {
  if (state?.kind === 'closed' && state.results === 'TODAY') return words.resultsToday
  return words[state?.kind ?? 'none']
}
