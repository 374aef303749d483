import type { EligibilityState } from '@milgo/domain/eligibility/form-state'
import { useEffect, useRef } from 'react'
import { pageHeadingId } from '../../lib/page-heading.tsx'

/**
 * Treats a new screen at the same address as a new page: scrolls to the top and focuses the heading. Does nothing while
 * the screen is undefined.
 */
export const useScreenChange = (screen: EligibilityState | undefined): void => {
  const shown = useRef(screen)
  useEffect(() => {
    if (screen === undefined || shown.current === screen) return
    shown.current = screen
    scrollTo({ top: 0, behavior: 'instant' })
    // The code screen has already focused its field.
    if (screen !== 'CHECKED') document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
  }, [screen])
}
