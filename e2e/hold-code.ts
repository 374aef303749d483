import type { Page } from '@playwright/test'

/** Holds the application back, as a slow line does, until the answer is called; what runs before the first paint comes. */
export const holdCode = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!early)[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
