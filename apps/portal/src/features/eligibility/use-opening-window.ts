import { eligibilityModalFor } from '@milgo/domain/eligibility/modals'
import { useEffect, useRef, useState } from 'react'
import { useModalWindows } from '../../lib/use-modal-windows.tsx'
import type { EligibilityStore } from './eligibility-form.ts'
import { findTabAnswers } from './tab-answers.ts'

/**
 * The windows of the check, which opens with one of them: what to have at hand, said once. Not to who comes back to answers, nor to who
 * has begun before its words came.
 */
export const useOpeningWindow = (store: EligibilityStore): ReturnType<typeof useModalWindows> => {
  const [isDue] = useState(() => findTabAnswers() === undefined && store.isUntouched())
  // Whoever had come somewhere by keyboard is led there first (KeepFocus): the window leads back to where it was opened from.
  const [isAtOnce] = useState(() => isDue && document.activeElement === document.body)
  const windows = useModalWindows(isAtOnce ? eligibilityModalFor.open : undefined)
  const { ask, isLoading } = windows
  const isToCome = useRef(isDue && (isLoading || !isAtOnce))
  useEffect(() => {
    if (isLoading || !isToCome.current || !store.isUntouched()) return
    isToCome.current = false
    void ask(eligibilityModalFor.open)
  }, [ask, isLoading, store])
  return windows
}
