import type { StepNumber } from '@milgo/domain/application/steps'
import { useEffect, useRef } from 'react'
import { pageHeadingId } from '../../lib/page-heading.tsx'

/** Another step is another page to the reader: from the top, with the focus on the heading. */
export const useStepChange = (step: StepNumber): void => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
  }, [step])
}
