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

/** Loads the data of the page before it is drawn. If the call fails, each part fetches its own. */
export const prepareCheck = async (client: QueryClient): Promise<void> => {
  const language = currentLanguage()
  const start = await readCore('/page-data/check-eligibility', { language }).catch(() => undefined)
  if (start) keepAnswers(client, language, start)
  // The code of the questions loads while the page is drawn and is evaluated after that, because the opening window is
  // read before the questions.
  announceCode('questions')
  if (isCodeStep(location.search)) await loadLaterScreens()
}

/**
 * Draws the check. The form is shown only once it is known that registration is open, so that nobody fills it in for
 * nothing.
 */
export const CheckEligibilityPage = () => (
  <AriaPage>
    <KeepFocus />
    <ByPeriod />
  </AriaPage>
)

const ByPeriod = () => {
  // The period is fetched again with every language and deadline; what is being typed must not vanish in the meantime.
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
