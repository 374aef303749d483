import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { findPageName } from '../../lib/find-page-name.ts'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useSessionWords } from '../../lib/student/session-words.ts'
import { useWords } from '../../lib/words.ts'

/** Shown when somebody is logged in but the service did not say who, because nothing on the page could be right. */
export const UserMissing = ({ error }: { error: Error }) => {
  const { shell } = useWords()
  const { failed } = useSessionWords()
  const name = findPageName(useLocation().pathname) ?? 'personalArea'
  // The next page takes the focus itself.
  const nothing = useRef(null)
  return (
    <div className="page-column flex flex-col gap-6 py-10 md:py-16">
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: shell.pages[name] })}
        className="text-display"
      >
        {shell.pages[name]}
      </PageHeading>
      <div className={`${cardStyle} p-6 md:p-8`}>
        <LoadFailed {...failed} error={error} brought={nothing} variant="primary" />
      </div>
    </div>
  )
}
