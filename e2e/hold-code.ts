import type { Page } from '@playwright/test'

/** Delays the matching files, as a slow network does, until the returned function is called. */
export const hold = async (page: Page, files: RegExp): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Delays the code of the application. The early script, which runs before the first paint, is not delayed. */
export const holdCode = (page: Page): Promise<() => void> => hold(page, /\/assets\/(?!early)[^/]*\.js$/)
