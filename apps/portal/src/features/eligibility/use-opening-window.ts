import type { Answers } from '@milgo/domain/answers/answer'
import { eligibilityModalFor } from '@milgo/domain/eligibility/modals'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useModalWindows } from '../../lib/use-modal-windows.tsx'
import type { EligibilityStore } from './eligibility-form.ts'

/** Returns whether something was filled in; false while the questions are not loaded. */
const hasBegun = ({ current }: RefObject<EligibilityStore | undefined>): boolean =>
  current !== undefined && !current.isUntouched()

/**
 * Shows the opening window of the check once: what to have at hand. It is not shown to a person who returns to their
 * answers, or who has started before the window's words were loaded.
 */
export const useOpeningWindow = (
  form: RefObject<EligibilityStore | undefined>,
  restored: Answers | undefined,
): ReactNode => {
  const [isDue] = useState(() => restored === undefined && !hasBegun(form))
  // A keyboard user's focus is restored first (KeepFocus), because the closing window returns the focus to where it
  // was.
  const [isAtOnce] = useState(() => isDue && document.activeElement === document.body)
  const { ask, isLoading, modal } = useModalWindows(isAtOnce ? eligibilityModalFor.open : undefined)
  const isToCome = useRef(isDue && (isLoading || !isAtOnce))
  useEffect(() => {
    if (isLoading || !isToCome.current || hasBegun(form)) return
    isToCome.current = false
    void ask(eligibilityModalFor.open)
  }, [ask, isLoading, form])
  return modal
}
