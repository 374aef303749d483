import { paths } from '@milgo/contracts/portal-paths'
import { academicYearText } from '@milgo/messages/academic-year-text'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Link } from 'react-router'
import { useSessionWords } from '../../lib/student/session-words.ts'
import { useLanguage } from '../../lib/words.ts'

/** Shown above every page of a student who has logged in to a past period, because the pages show that period. */
export const PastPeriodBanner = ({ academicYear }: { academicYear: number }) => {
  const { pastPeriod } = useSessionWords()
  const language = useLanguage()
  return (
    <aside aria-label={pastPeriod.label} className="page-column pt-5 print:hidden">
      <Banner
        tone="info"
        title={fill(pastPeriod.title, { year: academicYearText(academicYear, language) })}
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
