import type { ContentLanguage } from '@milgo/domain/content/content-document'
import { directionOf } from '@milgo/messages/languages'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PreviewTheme } from './use-preview.ts'

type Props = {
  readonly title: string
  /** The width of the shown page, in its own pixels. */
  readonly width: number
  readonly theme: PreviewTheme
  readonly language: ContentLanguage
  readonly children: ReactNode
}

// Without a doctype the browser would use quirks mode.
const emptyPage = '<!doctype html><html><head></head><body></body></html>'

/**
 * A page with its own width and theme inside this page. Styles that depend on the window or the theme look as on that
 * page. It is scaled down if there is less space.
 */
export const PreviewFrame = ({ title, width, theme, language, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<Document>()
  const [room, setRoom] = useState(0)
  const [height, setHeight] = useState(0)

  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    if (!page) return
    const { dataset } = page.documentElement
    page.documentElement.lang = language
    page.documentElement.dir = directionOf[language]
    dataset['theme'] = theme
    dataset['preview'] = ''
  }, [page, language, theme])

  const scale = Math.min(1, room / width)
  return (
    <div
      ref={box}
      className="overflow-hidden rounded-medium border border-line"
      style={{ height: Math.ceil(height * scale) + 2 }}
    >
      <iframe
        title={title}
        srcDoc={emptyPage}
        tabIndex={-1}
        className="block max-w-none origin-top-left rtl:origin-top-right"
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          copyStyles(contentDocument)
          setPage(contentDocument)
        }}
      />
      {page && createPortal(<Measured onHeight={setHeight}>{children}</Measured>, page.body)}
    </div>
  )
}

const copyStyles = ({ head }: Document): void => {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    head.append(sheet.cloneNode(true))
}

type MeasuredProps = { readonly onHeight: (height: number) => void; readonly children: ReactNode }

/** Reports the height of the content, which is the height of the page. */
const Measured = ({ onHeight, children }: MeasuredProps) => {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = content.current
    if (!element) return
    const observer = new ResizeObserver(() => onHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [onHeight])
  return (
    // Links in a preview cannot be followed.
    <div ref={content} inert className="flow-root">
      {children}
    </div>
  )
}
