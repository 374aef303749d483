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
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ what, width, overflow }).toEqual({ what, width, overflow: 0 })
  }
  if (before) await page.setViewportSize(before)
}
