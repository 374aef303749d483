import { fill } from '@milgo/messages/fill'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from './words.ts'

type Props = {
  /** What the browser's tab and its history say. */
  readonly title: string
  readonly children?: ReactNode
  readonly className?: string
}

/** The one main heading of a page. A new page has the focus here, except the first of all, which is a real load. */
export const PageHeading = ({ title, children = title, className = 'text-title' }: Props) => {
  const { office } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const documentTitle = fill(office.documentTitle, { page: title })

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      isFirst = false
    })
    return () => clearTimeout(timer)
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

let isFirst = true
