import { type ReactNode, useEffect } from 'react'

export const pageHeadingId = 'page-heading'

type Props = {
  /** What the browser's tab, its history and the announcement of a new page say. */
  readonly documentTitle: string
  readonly className?: string
  readonly children: ReactNode
}

/** The one main heading of a page. After a change of page the focus lands here, so it can take it. */
export const PageHeading = ({ documentTitle, className, children }: Props) => {
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  return (
    <h1 id={pageHeadingId} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
