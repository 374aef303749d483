import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { useRef } from 'react'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { useRegistrationWords } from './registration-words.ts'

/**
 * Says that the saved answers could not be loaded. No empty form is shown, because it would look as if everything were
 * lost.
 */
export const LoadFailedScreen = ({ error }: { error: Error }) => {
  const { shell } = useWords()
  const { registration } = useRegistrationWords()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className="page-column py-10 outline-none md:py-16">
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: registration.title })}
        className="text-display"
      >
        {registration.title}
      </PageHeading>
      <div className={`${cardStyle} mt-6 p-6 md:p-8`}>
        <LoadFailed
          title={registration.loadFailed}
          text={registration.loadFailedText}
          error={error}
          brought={place}
          variant="primary"
        />
      </div>
    </div>
  )
}
