import type { StepNumber } from '@milgo/domain/application/steps'
import { focusField } from '@milgo/ui/focus-field.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { pageHeadingId } from '../../lib/page-heading.tsx'

/**
 * Another step is another page to the reader: from the top, with the focus on the heading; or at the one field that it
 * was opened for. Answers where the student is, which is nowhere here once the form has gone.
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
