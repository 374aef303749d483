import { paths } from '@milgo/contracts/portal-paths'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { type CurrentPeriod, useCurrentPeriod } from '../../lib/period/use-current-period.ts'
import { useWords } from '../../lib/words.ts'
import { useLoginWords } from './login-words.ts'

/** The way in for who was never here; while nobody can register it says since or until when. */
export const NewHere = () => {
  const { newHere } = useLoginWords().login
  const current = useCurrentPeriod()
  return (
    <aside aria-labelledby="new-here" className="rounded-medium bg-brand-wash px-5 py-6 sm:px-8 sm:py-8">
      <h2 id="new-here" className="text-title">
        {newHere.title}
      </h2>
      {isShut(current) ? (
        <Shut current={current} />
      ) : (
        <>
          <p className="mt-2 max-w-measure text-ink-soft">{newHere.text}</p>
          <Link to={paths.checkEligibility} className={`${buttonStyle('secondary')} mt-5`}>
            {newHere.action}
            <ArrowRight aria-hidden="true" className="mirrored size-5" />
          </Link>
        </>
      )}
    </aside>
  )
}

/** Until the period is known the page invites. */
const isShut = (current: CurrentPeriod): boolean =>
  current.status === 'none' || (current.status === 'known' && current.state.kind !== 'open')

const Shut = ({ current }: { current: CurrentPeriod }) => {
  const { home } = useWords()
  const { newHere } = useLoginWords().login
  if (current.status !== 'known' || current.state.kind !== 'upcoming')
    return <p className="mt-2 max-w-measure text-ink-soft">{newHere.closedText}</p>
  const { date, hour } = jerusalemTime(current.state.opens)
  return (
    <>
      <p className="mt-2 font-medium">{home.period.upcoming}</p>
      <p className="text-ink-soft">
        {home.period.opensOn} <Ltr className="font-medium">{date}</Ltr> {home.period.at}{' '}
        <Ltr className="font-medium">{hour}</Ltr>
      </p>
    </>
  )
}
