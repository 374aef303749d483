import type { Page } from '@playwright/test'

/** What Chromium says of a layout shift; it is not among the browser's common types. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

type Shift = { readonly value: number; readonly moved: readonly string[] }

declare global {
  var shifts: Shift[] | undefined
}

/** From now on the page notes every shift that it makes, with what moved. */
export const noteShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    globalThis.shifts = shifts
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.textContent)
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What the page has noted, once the frame that it stands in has been painted. */
export const readShifts = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(
    () =>
      new Promise<readonly Shift[]>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(globalThis.shifts ?? []))),
      ),
  )
