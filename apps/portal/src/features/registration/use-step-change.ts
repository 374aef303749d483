import type { StepNumber } from '@milgo/domain/application/steps'
import { focusField } from '@milgo/ui/focus-field.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { pageHeadingId } from '../../lib/page-heading.tsx'

/**
 * Treats a new step as a new page: scrolls to the top and focuses the heading, or focuses the field that the step was
 * opened for. Returns a ref to the number of the shown step; undefined after the form has gone.
 */
export const useStepChange = (
  step: StepNumber,
  wantedField: RefObject<string | undefined>,
): RefObject<StepNumber | undefined> => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
    if (wantedField.current !== undefined) focusField(wantedField.current)
    wantedField.current = undefined
  }, [step, wantedField])
  const current = useRef<StepNumber>(undefined)
  useEffect(() => {
    current.current = step
    return () => {
      current.current = undefined
    }
  }, [step])
  return current
}
