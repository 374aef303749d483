import { paths } from '@milgo/contracts/portal-paths'
import { type EligibilityReason, failureOf } from '@milgo/domain/eligibility/form-state'
import { Button } from '@milgo/ui/button.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { CalendarX, CircleAlert, UserCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { reasonText } from './reason-text.ts'
import { ScreenCard } from './screen-card.tsx'

type Props = { readonly reasons: readonly EligibilityReason[]; readonly onBack: () => void }

/** The state FAILED: shows a message for each reason, and what the person can still do. */
export const FailureScreen = ({ reasons, onBack }: Props) => {
  switch (failureOf(reasons)) {
    case 'USER_EXIST':
      return <UserExists onBack={onBack} />
    case 'PERIOD_CLOSED':
      return <NotEligible reasons={reasons} icon={<CalendarX />} />
    case 'NOT_ELIGIBLE':
      return <NotEligible reasons={reasons} icon={<CircleAlert />} onBack={onBack} />
  }
}

type NotEligibleProps = {
  readonly reasons: readonly EligibilityReason[]
  readonly icon: React.ReactNode
  readonly onBack?: () => void
}

const NotEligible = ({ reasons, icon, onBack }: NotEligibleProps) => {
  const { eligibilityTexts: texts, eligibilityRefusals } = useEligibilityWords().eligibility
  return (
    <ScreenCard title={texts.notEligibleTitle} icon={icon} tone="attention">
      <p className="text-lead text-ink-soft">{texts.notEligibleSubtitle}</p>
      <ul className="flex flex-col gap-2.5">
        {reasons.map((reason) => (
          <li
            key={reason.code ?? reason.message}
            className="rounded-small border-s-4 border-sun bg-sun-wash px-4 py-3"
          >
            <TextWithNumbers text={reasonText(reason, eligibilityRefusals)} />
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-soft">{texts.notStored}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonStyle('primary')}>
          {texts.backToHome}
        </Link>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {texts.backToForm}
          </Button>
        )}
      </div>
    </ScreenCard>
  )
}

const UserExists = ({ onBack }: { onBack: () => void }) => {
  const { shell } = useWords()
  const { eligibilityTexts: texts, eligibilityRefusals } = useEligibilityWords().eligibility
  return (
    <ScreenCard title={texts.userExistsTitle} icon={<UserCheck />} tone="neutral">
      <p className="text-lead">{eligibilityRefusals.USER_EXIST}</p>
      <p className="text-ink-soft">{texts.userExistsText}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.login} className={buttonStyle('primary')}>
          {shell.login}
        </Link>
        <Link to={paths.home} className={buttonStyle('secondary')}>
          {texts.backToHome}
        </Link>
        <Button variant="quiet" onClick={onBack}>
          {texts.backToForm}
        </Button>
      </div>
    </ScreenCard>
  )
}
