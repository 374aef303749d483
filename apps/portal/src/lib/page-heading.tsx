import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

export const pageHeadingId = 'page-heading'

type Props = {
  /** What the browser's tab, its history and the announcement of a new page say. */
  readonly documentTitle: string
  readonly className?: string
  readonly children: ReactNode
}

/** Whether a heading that had the focus is gone: the outline of a page that is still loading gives way to the page. */
let isLeftBehind = false

/** The one main heading of a page. After a change of page the focus lands here, so it can take it. */
export const PageHeading = ({ documentTitle, className, children }: Props) => {
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const own = heading.current
    // With the frame: a page that has just been put together would have to be measured for it, and once more after.
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
