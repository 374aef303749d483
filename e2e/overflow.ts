import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** As narrow as a page must still fit, and the usual phone. */
const phones = [320, 390] as const

/** Nothing runs out of the page at these widths; it stands again as it was. */
export const expectNoOverflow = async (
  page: Page,
  what: string,
  widths: readonly number[] = phones,
): Promise<void> => {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    // What hears of the width by script is drawn anew a moment later.
    await expect.poll(overflow, `${what}, ${width} wide`).toBe(0)
  }
  if (before) await page.setViewportSize(before)
}
