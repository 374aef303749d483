import { useLayoutEffect, useState } from 'react'
import { findAgain } from '../../lib/find-again.ts'

/** Restores the focus when the page replaces its prepared HTML, so that a keyboard user stays at the same element. */
export const KeepFocus = () => {
  // Read while drawing, just before the prepared HTML is removed and the focus with it. During the build there is no
  // document.
  const [before] = useState(() => globalThis.document?.activeElement)
  useLayoutEffect(() => {
    if (before instanceof HTMLElement && document.activeElement === document.body)
      findAgain(before)?.focus({ preventScroll: true })
  }, [before])
  return null
}
