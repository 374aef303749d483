import { paths } from '@milgo/contracts/portal-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useCurrentPeriod } from '../../lib/period/use-current-period.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { HeroBand } from './hero-band.tsx'
import { PeriodBadge } from './period-badge.tsx'
import { PeriodCard } from './period-card.tsx'

export const Hero = () => {
  const { home, shell } = useWords()
  const current = useCurrentPeriod()
  const session = useSession()
  // Until the period is known the page invites; a closed period leaves only those who have a request. Who is logged in
  // was eligible, and has an area of their own.
  const isShut = current.status === 'none' || (current.status === 'known' && current.state.kind !== 'open')
  const hasResults =
    current.status === 'known' && current.state.kind === 'closed' && current.state.results !== 'AHEAD'
  return (
    <HeroBand>
      <div>
        <PeriodBadge current={current} />
        <PageHeading documentTitle={shell.homeTitle} className="mt-5 text-display">
          {home.hero.titleStart} <br className="max-sm:hidden" />
          {home.hero.titleEnd}
        </PageHeading>
        <p className="mt-5 max-w-[34rem] text-lead text-on-deep-soft">{home.hero.text}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4">
          {session || isShut ? (
            <Link to={session ? paths.personalArea : paths.login} className={buttonStyle('inverse')}>
              {hasResults ? home.hero.seeResult : home.hero.followRequest}
              <ArrowRight aria-hidden="true" className="mirrored size-5" />
            </Link>
          ) : (
            <>
              <Link to={paths.checkEligibility} className={buttonStyle('inverse')}>
                {home.hero.checkEligibility}
                <ArrowRight aria-hidden="true" className="mirrored size-5" />
              </Link>
              <Link to={paths.login} className={buttonStyle('inverseSecondary')}>
                {home.hero.continue}
              </Link>
            </>
          )}
        </div>
      </div>
      <PeriodCard current={current} />
    </HeroBand>
  )
}
