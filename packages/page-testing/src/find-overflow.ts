import { page } from 'vitest/browser'

/** The narrowest supported screen, and the usual phone. */
const phones = [320, 390] as const

/**
 * Returns by how many pixels the page is wider than narrow screens; 0 is expected for each. Restores the size of the
 * window.
 */
export const findOverflow = async (): Promise<Readonly<Record<number, number>>> => {
  const { innerWidth: width, innerHeight: height } = window
  const overflow: Record<number, number> = {}
  for (const phone of phones) {
    await page.viewport(phone, 800)
    overflow[phone] = document.documentElement.scrollWidth - innerWidth
  }
  await page.viewport(width, height)
  return overflow
}
