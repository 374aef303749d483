import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { useRef } from 'react'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { useEligibilityWords } from './eligibility-words.ts'

/**
 * Says that it could not be loaded whether registration is open, so that it is not known whether the form is worth
 * filling in.
 */
export const LoadFailedScreen = ({ error }: { error: Error | null }) => {
  const { shell } = useWords()
  const { eligibilityStates, eligibilityTexts } = useEligibilityWords().eligibility
  const place = useRef<HTMLDivElement>(null)
  const title = eligibilityStates.NEW
  return (
    <div ref={place} tabIndex={-1} className="page-column py-10 outline-none md:py-16">
      <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
        {title}
      </PageHeading>
      <div className={`${cardStyle} mt-6 p-6 md:p-8`}>
        <LoadFailed
          title={eligibilityTexts.loadFailed}
          text={eligibilityTexts.loadFailedText}
          error={error}
          brought={place}
          variant="primary"
        />
      </div>
    </div>
  )
}
