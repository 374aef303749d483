import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A browser context and the page in it that stays open from journey to journey. */
type Window = {
  readonly context: BrowserContext
  /**
   * A page that is never closed. It keeps the renderer process alive, with the compiled code of the portal, so that no
   * journey has to start with a new process.
   */
  readonly anchor: Page
}

/** The browser context that the journeys of one worker use one after the other. */
export type SharedWindow = {
  readonly use: (
    browser: Browser,
    journey: (context: BrowserContext) => Promise<void>,
    hasFailed: () => boolean,
  ) => Promise<void>
}

/** A file of the portal's origin that runs no code. */
export const still = '/robots.txt'

const openWindow = async (browser: Browser): Promise<Window> => {
  const context = await browser.newContext()
  const anchor = await context.newPage()
  await anchor.goto(still)
  return { context, anchor }
}

/**
 * Removes everything of a journey but the cache. Pages are closed first, because a page stores its answers when it is
 * closed.
 */
const clean = async ({ context, anchor }: Window): Promise<void> => {
  for (const page of context.pages()) if (page !== anchor) await page.close()
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await anchor.evaluate(() => localStorage.clear())
}

export const createSharedWindow = (): SharedWindow => {
  let idle: Window | undefined
  return {
    use: async (browser, journey, hasFailed) => {
      const window = idle ?? (await openWindow(browser))
      idle = undefined
      await journey(window.context)
      // The page stays open for the screenshot of the failure. The next journey opens another context.
      if (hasFailed()) return void (await window.anchor.close())
      await clean(window)
      idle = window
    },
  }
}

/** Stores an item in the browser, as the portal does, before a page of the portal is opened. */
export const storeInBrowser = async (page: Page, item: string, value: string): Promise<void> => {
  // A page that shows the portal is left first, because it reacts to changes of the storage.
  const isNew = page.url() === 'about:blank'
  const anchor = page
    .context()
    .pages()
    .find((one) => isNew && one.url().endsWith(still))
  if (!anchor) await page.goto(still)
  await (anchor ?? page).evaluate(([key, text]) => localStorage.setItem(key, text), [item, value] as const)
}
