import { FieldsSkeleton } from '@milgo/form/fields-skeleton.tsx'
import { fill } from '@milgo/messages/fill'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { useRegistrationWords } from './registration-words.ts'

/** The outline of a step while its answers are on their way. */
export const FormSkeleton = () => {
  const { shell } = useWords()
  const { registration } = useRegistrationWords()
  return (
    <div className="page-column page-height py-6 md:py-8" aria-busy="true">
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: registration.title })}
        className="text-display"
      >
        {registration.title}
      </PageHeading>
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <Skeleton className="mt-5 h-2" />
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FieldsSkeleton />
        <Skeleton className="h-56 max-lg:hidden" />
      </div>
    </div>
  )
}
