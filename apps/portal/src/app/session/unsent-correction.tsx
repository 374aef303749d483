import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { Banner } from '@milgo/ui/banner.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { Link, useLocation } from 'react-router'
import { usePersonalQuery } from '../../lib/student/use-personal-query.ts'
import { useUnsentCorrectionWords } from './unsent-correction-words.ts'

/**
 * Shown above every page while files of a correction are uploaded and not submitted. The form shows it in its own
 * place.
 */
export const UnsentCorrection = ({ deadline }: { readonly deadline: string }) => {
  const { unsentCorrection } = useUnsentCorrectionWords()
  const { pathname } = useLocation()
  const { data } = usePersonalQuery('/step-4/get-all-documents-repair-back-for')
  if (pathname === paths.registration || !data?.some(({ is_replaced }) => is_replaced)) return null
  return (
    <aside aria-label={unsentCorrection.label} className="page-column pt-5 print:hidden">
      <Banner
        tone="attention"
        title={unsentCorrection.title}
        action={
          <Link to={paths.registration} className={textLinkStyle}>
            {unsentCorrection.action}
          </Link>
        }
      >
        <TextWithNumbers text={fill(unsentCorrection.text, jerusalemTime(new Date(deadline)))} />
      </Banner>
    </aside>
  )
}
