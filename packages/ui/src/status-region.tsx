import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type Props = {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A place whose messages are announced at the next pause. It is on the page before its message, because a screen reader
 * does not announce a region that appears together with its text. While it is empty it takes no space, but it is not
 * removed from the page. A message of a window that closes with it waits until the page is no longer covered.
 */
export const StatusRegion = ({ className = '', children }: Props) => {
  const region = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(children)
  useLayoutEffect(() => {
    const isCovered = () => region.current?.closest('[inert]') != null
    if (!isCovered()) {
      setShown(children)
      return
    }
    let frame = 0
    const watch = new MutationObserver(() => {
      if (isCovered()) return
      watch.disconnect()
      // The browser tells screen readers of the region in one frame, so its message comes in a later one.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setShown(children))
      })
    })
    watch.observe(document.body, { subtree: true, attributeFilter: ['inert'] })
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [children])
  return (
    <div ref={region} role="status" className={`${className} empty:absolute`}>
      {shown}
    </div>
  )
}
