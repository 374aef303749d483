import { eligibilityModalFor } from '@milgo/domain/eligibility/modals'
import { useEffect, useRef } from 'react'
import type { useModalWindows } from '../../lib/use-modal-windows.tsx'
import type { EligibilityStore } from './eligibility-form.ts'
import { findTabAnswers } from './tab-answers.ts'

/** What to have at hand, said once: not to who comes back to answers, nor to who has begun before it came. */
export const useOpeningWindow = (
  { ask, isLoading }: ReturnType<typeof useModalWindows>,
  store: EligibilityStore,
): void => {
  const isDue = useRef(findTabAnswers() === undefined && store.isUntouched())
  useEffect(() => {
    if (isLoading || !isDue.current || !store.isUntouched()) return
    isDue.current = false
    void ask(eligibilityModalFor.open)
  }, [ask, isLoading, store])
}
