import { createElement, type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'

const shown: { readonly root: Root; readonly place: HTMLElement }[] = []

// The functions from before a test replaces the clock.
const { requestAnimationFrame: onFrame, setTimeout: afterwards } = globalThis

type DrawnProps = { readonly page: ReactNode; readonly onDrawn: () => void }

const Drawn = ({ page, onDrawn }: DrawnProps) => {
  useEffect(onDrawn, [onDrawn])
  return page
}

/**
 * Shows a page in the document and waits until its first frame was drawn. That frame includes what components add right
 * after they were mounted.
 */
export const render = (page: ReactNode): Promise<void> =>
  new Promise((resolve, reject) => {
    const place = document.body.appendChild(document.createElement('div'))
    const onUncaughtError = (error: unknown) => {
      reject(error)
      // The promise is already settled if a page fails later, so the error is reported instead.
      reportError(error)
    }
    const root = createRoot(place, { onUncaughtError })
    shown.push({ root, place })
    const onDrawn = () => {
      onFrame(() => afterwards(resolve))
    }
    root.render(createElement(Drawn, { page, onDrawn }))
  })

/** Removes all shown pages. */
export const clearPages = (): void => {
  for (const { root, place } of shown.splice(0)) {
    root.unmount()
    place.remove()
  }
}
