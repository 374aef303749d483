import { FieldsSkeleton } from '@milgo/form/fields-skeleton.tsx'
import { fill } from '@milgo/messages/fill'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { WhatHappensNext } from './what-happens-next.tsx'

/** The form's outline while it is not known whether registration is open. */
export const FormSkeleton = () => {
  const { shell } = useWords()
  const { eligibilityStates, eligibilityTexts } = useEligibilityWords().eligibility
  const title = eligibilityStates.NEW
  return (
    <div className="page-column page-height py-8 md:py-12" aria-busy="true">
      <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
        {title}
      </PageHeading>
      <p className="mt-2 max-w-measure text-lead text-ink-soft">{eligibilityTexts.lead}</p>
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FieldsSkeleton />
        <WhatHappensNext />
      </div>
    </div>
  )
}
