import { defineConfig } from '@playwright/test'
import { findPresentBrowser } from '../scripts/setup/find-browser.mjs'

/** Without one Playwright looks for the one it downloaded. */
const executablePath = findPresentBrowser()

const isRoot = process.getuid?.() === 0

/** The journeys need a running Milgo; the test command starts one and says where. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A busy machine takes its time, ten times as much as a quiet one; a journey that passes waits no longer for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    // A new context is a new window, an empty cache and code to compile again: a quarter of what a journey costs. Playwright
    // empties cookies and storage between journeys, and `fixtures.ts` takes back the rest.
    reuseContext: true,
    baseURL: process.env['MILGO_URL'] ?? 'http://localhost:3000',
    locale: 'he-IL',
    timezoneId: 'Asia/Jerusalem',
    // A trace of every step doubles the time; ask for it when hunting a failure.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Chromium refuses its sandbox to root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['phone-menu.spec.ts', 'kit-phone.spec.ts', 'fills-in-languages.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // These are about no width, or set their own.
      testIgnore: [
        'first-load-budget.spec.ts',
        // Answers do not depend on the width; how they look on a phone is seen where they are kept.
        'fills-application.spec.ts',
        'fills-by-keyboard.spec.ts',
        'meets-the-rules.spec.ts',
        'checks-answers.spec.ts',
        'finds-answers-again.spec.ts',
        'looks-at-application.spec.ts',
        'answers-the-check.spec.ts',
        'checks-by-keyboard.spec.ts',
        'checks-in-languages.spec.ts',
        'fits-the-screen.spec.ts',
        'changes-theme.spec.ts',
        'calls-fail.spec.ts',
        'keeps-session.spec.ts',
        'page-breaks.spec.ts',
        'reads-documents.spec.ts',
        /kit-(?!phone)/,
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
