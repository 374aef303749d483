import { useEffect, useRef } from 'react'
import { pageHeadingId } from '../../lib/page-heading.tsx'

/** Another screen at the same address is to the reader another page: it begins at its top, with its heading. */
export const useScreenChange = (screen: string): void => {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
  }, [screen])
}
