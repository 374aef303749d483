import { fill } from '@milgo/messages/fill'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { FormOutline } from '../../lib/form-outline.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { useRegistrationWords } from './registration-words.ts'

/** Draws the outline of a step while its answers load. */
export const FormSkeleton = () => {
  const { shell } = useWords()
  const { registration } = useRegistrationWords()
  return (
    <div aria-busy="true">
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <FormOutline
        heading={
          <PageHeading
            documentTitle={fill(shell.documentTitle, { page: registration.title })}
            className="text-title"
          >
            {registration.title}
          </PageHeading>
        }
      />
    </div>
  )
}
