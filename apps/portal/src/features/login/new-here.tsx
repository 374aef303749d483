import { paths } from '@milgo/contracts/portal-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { isShut } from '../../lib/period/is-shut.ts'
import { MomentText } from '../../lib/period/moment-text.tsx'
import { type CurrentPeriod, useCurrentPeriod } from '../../lib/period/use-current-period.ts'
import { useWords } from '../../lib/words.ts'
import { useLoginWords } from './login-words.ts'

/** Links to the registration for new visitors. While registration is closed, it says since or until when. */
export const NewHere = () => {
  const { newHere } = useLoginWords().login
  const current = useCurrentPeriod()
  return (
    <aside
      aria-labelledby="new-here"
      className="rounded-medium bg-brand-wash px-5 py-6 sm:px-8 sm:py-8 forced-colors:border"
    >
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

const Shut = ({ current }: { current: CurrentPeriod }) => {
  const { home } = useWords()
  const { newHere } = useLoginWords().login
  if (current.status !== 'known' || current.state.kind !== 'upcoming')
    return <p className="mt-2 max-w-measure text-ink-soft">{newHere.closedText}</p>
  return (
    <>
      <p className="mt-2 font-medium">{home.period.upcoming}</p>
      <p className="text-ink-soft">
        <MomentText label={home.period.opensOn} instant={current.state.opens} />
      </p>
    </>
  )
}
