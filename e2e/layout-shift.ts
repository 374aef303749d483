import type { Page } from '@playwright/test'

/** Chromium's entry of a layout shift, which the browser's common types do not contain. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

type Shift = { readonly value: number; readonly moved: readonly string[] }

declare global {
  var shifts: Shift[] | undefined
}

/** Makes the page record every layout shift, with the elements that moved. */
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

/** Returns the recorded layout shifts, after the current frame has been painted. */
export const readShifts = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(
    () =>
      new Promise<readonly Shift[]>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(globalThis.shifts ?? []))),
      ),
  )
