import { fill } from '@milgo/messages/fill'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from './words.ts'

type Props = {
  /** The title in the browser's tab and history. */
  readonly title: string
  readonly children?: ReactNode
  readonly className?: string
}

/** The main heading of a page. A new page focuses it, except for the first page, which the browser itself loaded. */
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
    <h1 ref={heading} id={headingId} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

let isFirst = true

const headingId = 'page-heading'

/** Focuses the main heading, after an action that removes its own button and changes what the heading says. */
export const focusPageHeading = (): void => document.getElementById(headingId)?.focus({ preventScroll: true })
