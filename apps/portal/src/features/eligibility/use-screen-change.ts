import type { EligibilityState } from '@milgo/domain/eligibility/form-state'
import { useEffect, useRef } from 'react'
import { pageHeadingId } from '../../lib/page-heading.tsx'

/** Another screen at the same address is to the reader another page: it begins at its top, with its heading. None yet: wait. */
export const useScreenChange = (screen: EligibilityState | undefined): void => {
  const shown = useRef(screen)
  useEffect(() => {
    if (screen === undefined || shown.current === screen) return
    shown.current = screen
    scrollTo({ top: 0, behavior: 'instant' })
    // The code screen has given the focus to its field already.
    if (screen !== 'CHECKED') document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
  }, [screen])
}
