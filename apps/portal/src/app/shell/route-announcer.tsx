import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageHeadingId } from '../../lib/page-heading.tsx'

/**
 * A change of page inside the application is silent to the browser, so this does what a page load would: back to
 * the top, the focus on the new main heading, and the new title said aloud. The first page is a real load.
 */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    // Going back starts at the top too; the browser would scroll to where that page was left.
    history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
    setAnnouncement(document.title)
  }, [pathname])

  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {announcement}
    </div>
  )
}
