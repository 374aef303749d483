import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { useEligibilityWords } from './eligibility-words.ts'

/** The form's outline while it is not known whether registration is open. */
export const FormSkeleton = () => {
  const { shell } = useWords()
  const { eligibilityStates, eligibilityTexts } = useEligibilityWords().eligibility
  const title = eligibilityStates.NEW
  return (
    <div className="page-column py-8 md:py-12" aria-busy="true">
      <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
        {title}
      </PageHeading>
      <p className="mt-2 max-w-measure text-lead text-ink-soft">{eligibilityTexts.lead}</p>
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className={`${cardStyle} px-6 pt-5 pb-7 max-sm:px-4`}>
          <Skeleton className="mb-6 h-7 w-56" />
          <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
            {['id', 'phone', 'email', 'again', 'password', 'confirm'].map((field) => (
              <div key={field}>
                <Skeleton className="mb-2 h-5 w-32" />
                <Skeleton className="h-[50px]" />
              </div>
            ))}
          </div>
        </div>
        <Skeleton className="h-64" />
      </div>
    </div>
  )
}
