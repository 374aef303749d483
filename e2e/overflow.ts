import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The narrowest width that pages must fit, and the width of a usual phone. */
const phones = [320, 390] as const

/** Expects that the page does not scroll sideways at these widths, and restores the size of the window. */
export const expectNoOverflow = async (
  page: Page,
  what: string,
  widths: readonly number[] = phones,
): Promise<void> => {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    // Parts that read the width by script are drawn again a moment later.
    await expect.poll(overflow, `${what}, ${width} wide`).toBe(0)
  }
  if (before) await page.setViewportSize(before)
}
