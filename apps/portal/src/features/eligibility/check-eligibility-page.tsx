import { AriaPage } from '../../lib/aria-page.tsx'
import { useCurrentPeriod } from '../../lib/period/use-current-period.ts'
import { ClosedScreen } from './closed-screen.tsx'
import { EligibilityCheck } from './eligibility-check.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { LoadFailedScreen } from './load-failed-screen.tsx'
import { useLastKnown } from './use-last-known.ts'

/** Nobody fills the form in for nothing: whether registration is open is known before it is shown. */
export const CheckEligibilityPage = () => (
  <AriaPage>
    <ByPeriod />
  </AriaPage>
)

const ByPeriod = () => {
  // Asked again with every language and deadline; what is being typed must not vanish meanwhile.
  const current = useLastKnown(useCurrentPeriod())
  switch (current.status) {
    case 'loading':
      return <FormSkeleton />
    case 'failed':
      return <LoadFailedScreen error={current.error} />
    case 'none':
      return <ClosedScreen />
    case 'known':
      return current.state.kind === 'open' ? <EligibilityCheck /> : <ClosedScreen state={current.state} />
  }
}
