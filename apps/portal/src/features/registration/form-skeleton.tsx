import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
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
    <div className="page-column py-6 md:py-8" aria-busy="true">
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: registration.title })}
        className="text-display"
      >
        {registration.title}
      </PageHeading>
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <Skeleton className="mt-5 h-2" />
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className={`${cardStyle} px-6 pt-5 pb-7 max-sm:px-4`}>
          <Skeleton className="mb-6 h-7 w-56" />
          <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
            {['first', 'last', 'id', 'birthday', 'hebrew', 'gender'].map((field) => (
              <div key={field}>
                <Skeleton className="mb-2 h-5 w-32" />
                <Skeleton className="h-[50px]" />
              </div>
            ))}
          </div>
        </div>
        <Skeleton className="h-56 max-lg:hidden" />
      </div>
    </div>
  )
}
