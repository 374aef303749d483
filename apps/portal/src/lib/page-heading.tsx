import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

export const pageHeadingId = 'page-heading'

type Props = {
  /** The title in the browser's tab and history, and in the announcement of a new page. */
  readonly documentTitle: string
  readonly className?: string
  readonly children: ReactNode
}

/** Whether a heading that had the focus was removed, as when the outline of a page is replaced by the page. */
let isLeftBehind = false

/** Focuses the main heading: at once, or as soon as the page's code is loaded. Returns whether it was there. */
export const focusPageHeading = (): boolean => {
  const heading = document.getElementById(pageHeadingId)
  heading?.focus({ preventScroll: true })
  isLeftBehind = heading === null
  return heading !== null
}

/** Draws the only main heading of a page. It is focusable, because it gets the focus after a change of page. */
export const PageHeading = ({ documentTitle, className, children }: Props) => {
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const own = heading.current
    // In an animation frame: focusing at once would make the browser lay out the new page twice.
    const frame = requestAnimationFrame(() => {
      const isUntaken = document.activeElement === document.body
      if (isLeftBehind && isUntaken) own?.focus({ preventScroll: true })
      isLeftBehind = false
    })
    return () => {
      cancelAnimationFrame(frame)
      isLeftBehind ||= document.activeElement === own
    }
  }, [])

  return (
    <h1 ref={heading} id={pageHeadingId} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
