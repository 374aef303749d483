import type { Answers } from '@milgo/domain/answers/answer'
import { eligibilityModalFor } from '@milgo/domain/eligibility/modals'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useModalWindows } from '../../lib/use-modal-windows.tsx'
import type { EligibilityStore } from './eligibility-form.ts'

/** Nothing is filled in before the questions have come. */
const hasBegun = ({ current }: RefObject<EligibilityStore | undefined>): boolean =>
  current !== undefined && !current.isUntouched()

/**
 * The window that the check opens with: what to have at hand, said once. Not to who comes back to answers, nor to who has begun
 * before its words came.
 */
export const useOpeningWindow = (
  form: RefObject<EligibilityStore | undefined>,
  kept: Answers | undefined,
): ReactNode => {
  const [isDue] = useState(() => kept === undefined && !hasBegun(form))
  // Whoever had come somewhere by keyboard is led there first (KeepFocus): the window leads back to where it was opened from.
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
