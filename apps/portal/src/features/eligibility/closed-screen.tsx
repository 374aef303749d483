import { paths } from '@milgo/contracts/portal-paths'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { CalendarClock, CalendarX } from 'lucide-react'
import { Link } from 'react-router'
import type { PeriodState } from '../../lib/period/period-state.ts'
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
      title={home.period[state?.kind ?? 'none']}
      icon={isUpcoming ? <CalendarClock /> : <CalendarX />}
      tone={isUpcoming ? 'neutral' : 'attention'}
    >
      {state?.kind === 'upcoming' && <Moment label={home.period.opensOn} instant={state.opens} />}
      {state?.kind === 'closed' && state.closed && (
        <Moment label={home.period.closedOn} instant={state.closed} />
      )}
      <p className="text-ink-soft">{isUpcoming ? texts.upcomingText : texts.closedText}</p>
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
