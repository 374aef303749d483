import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { Banner } from '@milgo/ui/banner.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Link } from 'react-router'
import { useSessionWords } from '../../lib/session/session-words.ts'

/** Over every page of a student who has logged in to a past period: what is shown is of then. */
export const PastPeriodBanner = ({ period }: { period: string }) => {
  const { pastPeriod } = useSessionWords()
  return (
    <aside aria-label={pastPeriod.label} className="page-column pt-5 print:hidden">
      <Banner
        tone="info"
        title={fill(pastPeriod.title, { period: leftToRight(period) })}
        action={
          <Link to={paths.checkEligibility} className={textLinkStyle}>
            {pastPeriod.action}
          </Link>
        }
      >
        {pastPeriod.text}
      </Banner>
    </aside>
  )
}
