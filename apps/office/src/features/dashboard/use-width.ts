import { useLayoutEffect, useRef, useState } from 'react'

/** Returns the width of an element, so that a chart is drawn for it and its letters are not scaled. */
export const useWidth = <Element extends HTMLElement>(first: number) => {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { ref, width }
}
