import type { Language } from '@milgo/messages/languages'
import { test as base } from '@playwright/test'
import { findViolations, type Scan, themes } from './axe.ts'
import { core } from './core.ts'
import { expect } from './expect.ts'
import { createSharedWindow, type SharedWindow } from './window.ts'

/** What a call of `breakCalls` is known by in the log; as long as a real one. */
export const failedRequestId = '7d3f2c9a-5b1e-4e6f-9a57-0c1d2e3f4a5b'

/**
 * On a journey that needs a window of its own: it holds the clock, lets the process die, starts with an empty cache, or
 * asks by `test.use` for another kind of window.
 */
export const ownWindow = '@own-window'

type WorkerFixtures = { readonly sharedWindow: SharedWindow }

type Fixtures = {
  /** Fails the journey when the page threw or broke its content policy. */
  readonly quietPage: undefined
  /**
   * Fails when axe finds anything at all in the page as it stands. In dark it looks once at each address of a journey:
   * the next state there has the same colours unless it is named, and the kit shows each of its parts in every state
   * and both themes.
   */
  readonly expectAccessible: (scan?: Scan) => Promise<void>
  /** Opens the page as a reader who chose that language before. */
  readonly readIn: (language: Language) => Promise<void>
  /** Makes every call of the core service answer an error until the returned function is called. */
  readonly breakCalls: () => Promise<() => Promise<void>>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  sharedWindow: [({}, use) => use(createSharedWindow()), { scope: 'worker' }],

  context: async ({ browser, sharedWindow }, use, journey) => {
    const hasFailed = () => journey.status !== journey.expectedStatus
    if (!journey.tags.includes(ownWindow)) return sharedWindow.use(browser, use, hasFailed)
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },

  quietPage: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    const seenInDark = new Set<string>()
    await use(async (scan) => {
      const address = `${page.url()} ${scan?.part ?? ''} ${scan?.state ?? ''}`
      for (const theme of themes.filter((one) => one === 'light' || !seenInDark.has(address)))
        expect({ theme, found: await findViolations(page, theme, scan) }).toEqual({ theme, found: [] })
      seenInDark.add(address)
    })
  },

  readIn: async ({ page }, use) => {
    await use(async (language) => {
      await page.addInitScript((chosen) => localStorage.setItem('milgo.language', chosen), language)
    })
  },

  breakCalls: async ({ page }, use) => {
    await use(async () => {
      await page.route(`**${core}/**`, (route) =>
        route.fulfill({ status: 503, headers: { 'X-Request-Id': failedRequestId }, json: {} }),
      )
      return () => page.unroute(`**${core}/**`)
    })
  },
})

export { expect }
