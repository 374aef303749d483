import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { focusPageHeading } from '../../lib/page-heading.tsx'

/**
 * Does what a page load would do, because the browser does not notice a change of page inside the application: scrolls
 * to the top, focuses the new main heading, and announces the new title. The first page is a real load.
 */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    // Going back starts at the top too, instead of the browser's last scroll position.
    history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    scrollTo({ top: 0, behavior: 'instant' })
    // A page whose code is not loaded has no title yet; its heading is read out when it gets the focus.
    setAnnouncement(focusPageHeading() ? document.title : '')
  }, [pathname])

  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {announcement}
    </div>
  )
}
