import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useSessionWords } from '../../lib/student/session-words.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { startActing } from './start-acting.ts'

/** The page to which the office sends a staff member who acts for a student. It opens the form, or says why not. */
export const ActingPage = ({ code }: { code: string }) => {
  const { shell } = useWords()
  const { acting } = useSessionWords()
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>()
  const failureText = useFailureText()
  useEffect(() => {
    let isLeft = false
    startActing(code).then(
      // The address with the code is replaced, so that it does not stay in the history.
      () => isLeft || navigate(paths.registration, { replace: true }),
      (reason: unknown) => isLeft || setError(reason),
    )
    return () => {
      isLeft = true
    }
  }, [code, navigate])

  return (
    <div className="page-column flex flex-col gap-6 py-10 md:py-16">
      <PageHeading documentTitle={fill(shell.documentTitle, { page: acting.title })} className="text-display">
        {acting.title}
      </PageHeading>
      {error === undefined ? (
        <p role="status">{acting.opening}</p>
      ) : (
        <Banner tone="bad" announce="alert" title={acting.failedTitle}>
          {isWorthless(error) ? acting.failedText : failureText(error)}
        </Banner>
      )}
    </div>
  )
}

/** Returns whether the code was used before, is too old, or is not valid. */
const isWorthless = (error: unknown): boolean => error instanceof CallFailed && error.status === 400
