import { paths } from '@milgo/contracts/portal-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { isShut } from '../../lib/period/is-shut.ts'
import { useCurrentPeriod } from '../../lib/period/use-current-period.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { PeriodBadge } from './period-badge.tsx'
import { PeriodCard } from './period-card.tsx'
import { HeroBand } from './shared/hero-band.tsx'

export const Hero = () => {
  const { home, shell } = useWords()
  const current = useCurrentPeriod()
  const session = useSession()
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
          {/* In a closed period only a student with a request has something to do. A logged-in student was found eligible
              before, and has a personal area. */}
          {session || isShut(current) ? (
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
