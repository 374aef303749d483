import type { QueryClient } from '@tanstack/react-query'
import { announceCode } from '../../lib/announce-code.ts'
import { AriaPage } from '../../lib/aria-page.tsx'
import { keepAnswers } from '../../lib/keep-answers.ts'
import { type CurrentPeriod, useCurrentPeriod } from '../../lib/period/use-current-period.ts'
import { readCore } from '../../lib/service-client.ts'
import { currentLanguage } from '../../lib/words.ts'
import { isCodeStep } from './check-step.ts'
import { ClosedScreen } from './closed-screen.tsx'
import { EligibilityCheck } from './eligibility-check.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { KeepFocus } from './keep-focus.tsx'
import { loadLaterScreens } from './later-screens.ts'
import { LoadFailedScreen } from './load-failed-screen.tsx'
import { screenByPeriod } from './screen-by-period.ts'
import { useLastKnown } from './use-last-known.ts'
import { useLogoutCount } from './use-logout-count.ts'

/** Brings what the page opens with before it is drawn; where it does not come, each part asks for its own. */
export const prepareCheck = async (client: QueryClient): Promise<void> => {
  const language = currentLanguage()
  const start = await readCore('/page-data/check-eligibility', { language }).catch(() => undefined)
  if (start) keepAnswers(client, language, start)
  // The code of the questions comes while the page is drawn, and is evaluated after: the window that opens first is read before them.
  announceCode('questions')
  if (isCodeStep(location.search)) await loadLaterScreens()
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
