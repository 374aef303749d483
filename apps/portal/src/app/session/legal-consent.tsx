import { paths } from '@milgo/contracts/portal-paths'
import { Banner } from '@milgo/ui/banner.tsx'
import { Button } from '@milgo/ui/button.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLegalWords } from '../../features/legal/legal-words.ts'
import { focusPageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { readTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'
import { useCurrentUser } from '../../lib/student/use-current-user.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly sessionId: string
  readonly texts: CoreAnswer<'/user/current-user'>['texts_to_accept']
}

/**
 * Asks the student to agree to a new version. It is shown above the page and blocks nothing (ADR 0400). Without texts
 * only the thanks for an agreement are there, which a screen reader announces.
 */
export const LegalConsent = ({ sessionId, texts }: Props) => {
  const { shell } = useWords()
  const { consent } = useLegalWords()
  const user = useCurrentUser()
  const failureText = useFailureText()
  const { submit, isBusy, failure } = useSubmit()
  // Asked once for each login, not at each load of the portal.
  const [isPutOff, setIsPutOff] = useState(() => readTabItem('consent-put-off') === sessionId)
  const [isAccepted, setIsAccepted] = useState(false)
  if (isPutOff) return null
  const accept = () =>
    submit(async () => {
      await callCore('POST /legal-text/accept', { body: { texts } })
      // Without the new answer the question would stay, so its failure is shown.
      await user.refetch({ throwOnError: true })
      setIsAccepted(true)
      // The pressed buttons are gone.
      focusPageHeading()
    })
  const putOff = () => {
    storeTabItem('consent-put-off', sessionId)
    setIsPutOff(true)
    focusPageHeading()
  }
  return (
    <>
      <p role="status" className="sr-only">
        {isAccepted && consent.accepted}
      </p>
      {texts.length > 0 && (
        <aside aria-label={consent.title} className="page-column pt-5 print:hidden">
          <Banner
            tone="info"
            title={consent.title}
            action={
              <div className="flex flex-wrap gap-3">
                <Button variant="primary" onClick={accept} aria-disabled={isBusy}>
                  {consent.accept}
                </Button>
                <Button variant="quiet" onClick={putOff}>
                  {consent.later}
                </Button>
              </div>
            }
          >
            <p>{consent.text}</p>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {texts.map(({ key }) => (
                <li key={key}>
                  <Link to={paths[key]} className={`${textLinkStyle} inline-flex min-h-11 items-center`}>
                    {shell.pages[key]}
                  </Link>
                </li>
              ))}
            </ul>
            {failure && <p role="alert">{failureText(failure.error)}</p>}
          </Banner>
        </aside>
      )}
    </>
  )
}
