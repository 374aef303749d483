import type { Language } from '@milgo/messages/languages'
import { test as base } from '@playwright/test'
import { findViolations, type Scan, themes } from './axe.ts'
import { core } from './core.ts'
import { expect } from './expect.ts'
import { createSharedWindow, type SharedWindow } from './window.ts'

/** The request id that `breakCalls` answers with. It is as long as a real one. */
export const failedRequestId = '7d3f2c9a-5b1e-4e6f-9a57-0c1d2e3f4a5b'

/**
 * Tag of a journey that needs a browser context of its own, because it controls the clock, kills the process, starts
 * with an empty cache, or asks by `test.use` for another kind of context.
 */
export const ownWindow = '@own-window'

/**
 * Tag of a journey whose network loses code. An error about code that could not be fetched is then not a fault of the
 * page.
 */
export const losesCode = '@loses-code'

type WorkerFixtures = { readonly sharedWindow: SharedWindow }

type Fixtures = {
  /** Fails the journey when the page threw an error or violated its content policy. */
  readonly quietPage: undefined
  /**
   * Fails when axe finds any violation in the page. In dark mode each address of a journey is scanned only once,
   * because the next state there has the same colours unless it is named. The component page tests every component in
   * every state and both themes.
   */
  readonly expectAccessible: (scan?: Scan) => Promise<void>
  /** Sets the language that the reader has chosen before the page is opened. */
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
    async ({ page }, use, journey) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => {
        const isLost = journey.tags.includes(losesCode) && /fetch dynamically imported module/.test(message)
        if (!isLost) complaints.push(message)
      })
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
