import type { Page } from '@playwright/test'

type Times = {
  readonly documents: number[]
  readonly requests: number[]
  /** Files of documents that have come. */
  files: number
}
type Watched = Window & { reviewTimes?: Times }

/**
 * Watches, inside the page, how long it takes from a key to the next document and from a decision to the next request;
 * nothing between the test and the browser is in the times.
 */
export const watchReviewTimes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: Times = { documents: [], requests: [], files: 0 }
    ;(window as Watched).reviewTimes = times
    new PerformanceObserver((list) => {
      times.files += list.getEntries().filter(({ name }) => name.includes('signature=')).length
    }).observe({ type: 'resource', buffered: true })
    let accepted: number | undefined
    let decided: { readonly at: number; readonly address: string } | undefined
    addEventListener(
      'keydown',
      ({ code, ctrlKey }) => {
        if (code === 'KeyA' || code === 'KeyJ') accepted = performance.now()
        if (code === 'Enter' && ctrlKey) decided = { at: performance.now(), address: location.pathname }
      },
      true,
    )
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes])
      const isDrawn = added.some(
        (node) => node instanceof HTMLElement && (node.matches('canvas') || node.querySelector('canvas')),
      )
      if (isDrawn && accepted !== undefined) {
        times.documents.push(performance.now() - accepted)
        accepted = undefined
      }
      if (decided && location.pathname !== decided.address && document.querySelector('[role="toolbar"]')) {
        times.requests.push(performance.now() - decided.at)
        decided = undefined
      }
    }).observe(document.body, { subtree: true, childList: true })
  })

/** Milliseconds, as they have been watched so far. */
export const readReviewTimes = (page: Page): Promise<Times> =>
  page.evaluate(() => (window as Watched).reviewTimes ?? { documents: [], requests: [], files: 0 })
