import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A window of the browser, and what goes on in it from journey to journey. */
type Window = {
  readonly context: BrowserContext
  /** A page that is always there: with it stays the process that knows the portal's code, so that no journey starts anew. */
  readonly anchor: Page
}

/** The window that the journeys of one worker take turns in. */
export type SharedWindow = {
  readonly use: (
    browser: Browser,
    journey: (context: BrowserContext) => Promise<void>,
    hasFailed: () => boolean,
  ) => Promise<void>
}

/** A file of the portal: it is of the same origin and runs nothing. */
export const still = '/robots.txt'

const openWindow = async (browser: Browser): Promise<Window> => {
  const context = await browser.newContext()
  const anchor = await context.newPage()
  await anchor.goto(still)
  return { context, anchor }
}

/** Leaves nothing of a journey but the cache: pages go first, as one that is left writes down what it keeps. */
const clean = async ({ context, anchor }: Window): Promise<void> => {
  for (const page of context.pages()) if (page !== anchor) await page.close()
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await anchor.evaluate(() => localStorage.clear())
}

export const createSharedWindow = (): SharedWindow => {
  let kept: Window | undefined
  return {
    use: async (browser, journey, hasFailed) => {
      const window = kept ?? (await openWindow(browser))
      kept = undefined
      await journey(window.context)
      // The page stays for the picture of the failure; whoever comes next opens another window.
      if (hasFailed()) return void (await window.anchor.close())
      await clean(window)
      kept = window
    },
  }
}

/** Keeps something in the browser as the portal does, before a page of it is opened. */
export const keepInBrowser = async (page: Page, item: string, value: string): Promise<void> => {
  // A page that shows the portal is left first: it hears of what is written beside it.
  const isNew = page.url() === 'about:blank'
  const anchor = page
    .context()
    .pages()
    .find((one) => isNew && one.url().endsWith(still))
  if (!anchor) await page.goto(still)
  await (anchor ?? page).evaluate(([key, kept]) => localStorage.setItem(key, kept), [item, value] as const)
}
