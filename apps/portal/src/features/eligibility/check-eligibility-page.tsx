import type { QueryClient } from '@tanstack/react-query'
import { AriaPage } from '../../lib/aria-page.tsx'
import { callsOfCheck } from '../../lib/first-calls.ts'
import { type CurrentPeriod, useCurrentPeriod } from '../../lib/period/use-current-period.ts'
import { clockQuery } from '../../lib/server-clock.ts'
import { coreQuery } from '../../lib/use-core-query.ts'
import { currentLanguage } from '../../lib/words.ts'
import { ClosedScreen } from './closed-screen.tsx'
import { EligibilityCheck } from './eligibility-check.tsx'
import { CheckQuestions } from './form-screen.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { KeepFocus } from './keep-focus.tsx'
import { LoadFailedScreen } from './load-failed-screen.tsx'
import { screenByPeriod } from './screen-by-period.ts'
import { useLastKnown } from './use-last-known.ts'
import { useLogoutCount } from './use-logout-count.ts'

/** Brings what the page opens with before it is drawn. */
export const prepareCheck = async (client: QueryClient): Promise<void> => {
  const language = currentLanguage()
  const asked = callsOfCheck.map((path) => client.prefetchQuery(coreQuery(path, language)))
  await Promise.all([...asked, client.prefetchQuery(clockQuery(language))])
  // Not waited for: the window that opens first is read before them. What does not come says so where it stands.
  CheckQuestions.load().catch(() => undefined)
}

/** Nobody fills the form in for nothing: whether registration is open is known before it is shown. */
export const CheckEligibilityPage = () => (
  <AriaPage>
    <KeepFocus />
    <ByPeriod />
  </AriaPage>
)

const ByPeriod = () => {
  // Asked again with every language and deadline; what is being typed must not vanish meanwhile.
  const current = useLastKnown(useCurrentPeriod())
  const logoutCount = useLogoutCount()
  switch (screenByPeriod(current)) {
    case 'loading':
      return <FormSkeleton />
    case 'failed':
      return <LoadFailedScreen error={current.status === 'failed' ? current.error : null} />
    case 'closed':
      return <ClosedScreen {...closedState(current)} />
    case 'form':
      return <EligibilityCheck key={logoutCount} />
  }
}

const closedState = (current: CurrentPeriod) =>
  current.status === 'known' && current.state.kind !== 'open' ? { state: current.state } : {}
