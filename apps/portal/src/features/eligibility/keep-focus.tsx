import { useLayoutEffect, useState } from 'react'
import { findAgain } from '../../lib/find-again.ts'

/** Before a page that is drawn over its first look: whoever had come somewhere by keyboard stands there still. */
export const KeepFocus = () => {
  // Read while drawing, a moment before the first look is taken away and the focus with it; the build draws without a document.
  const [before] = useState(() => globalThis.document?.activeElement)
  useLayoutEffect(() => {
    if (before instanceof HTMLElement && document.activeElement === document.body)
      findAgain(before)?.focus({ preventScroll: true })
  }, [before])
  return null
}
