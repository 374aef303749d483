import { page } from 'vitest/browser'

/** As narrow as a page must still fit, and the usual phone. */
const phones = [320, 390] as const

/** By how many pixels the page runs out of narrow screens: 0 each. The window is as before afterwards. */
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
