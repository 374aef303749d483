import { paths } from '@milgo/contracts/portal-paths'
import { Banner } from '@milgo/ui/banner.tsx'
import { Button } from '@milgo/ui/button.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLegalWords } from '../../features/legal/legal-words.ts'
import { pageHeadingId } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { readTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'
import { useCurrentUser } from '../../lib/session/use-current-user.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly sessionId: string
  readonly texts: CoreAnswer<'/user/current-user'>['texts_to_accept']
}

/** The buttons that were pressed are gone: the page below begins at its heading. */
const leaveToPage = (): void => document.getElementById(pageHeadingId)?.focus({ preventScroll: true })

/** Asks the student to agree to a new version. It stands above the page and blocks nothing (ADR 0400). */
export const LegalConsent = ({ sessionId, texts }: Props) => {
  const { shell } = useWords()
  const { consent } = useLegalWords()
  const user = useCurrentUser()
  const failureText = useFailureText()
  const { submit, isBusy, failure } = useSubmit()
  // It is asked once for each login, not once for each time that the portal is loaded.
  const [isPutOff, setIsPutOff] = useState(() => readTabItem('consent-put-off') === sessionId)
  if (isPutOff) return null
  const accept = () =>
    submit(async () => {
      await callCore('POST /legal-text/accept', { body: { texts } })
      await user.refetch()
      leaveToPage()
    })
  const putOff = () => {
    storeTabItem('consent-put-off', sessionId)
    setIsPutOff(true)
    leaveToPage()
  }
  return (
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
              <Link to={paths[key]} className={`${textLinkStyle} inline-flex min-h-9 items-center`}>
                {shell.pages[key]}
              </Link>
            </li>
          ))}
        </ul>
        {failure && <p role="alert">{failureText(failure.error)}</p>}
      </Banner>
    </aside>
  )
}
