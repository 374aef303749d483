import { defineConfig } from '@playwright/test'
import { findPresentBrowser } from '../scripts/setup/find-browser.mjs'
import { patient } from '../scripts/testing/patience.ts'

/** The path of an installed browser. If it is undefined, Playwright uses the browser that it has downloaded. */
const executablePath = findPresentBrowser()

const isRoot = process.getuid?.() === 0

/** The journeys need a running Milgo. The test command starts one and passes its address in MILGO_URL. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A failed journey runs once more, to tell a race from a fault. It counts as failed all the same: see docs/adr/0204.
  retries: 1,
  // So many failures have one common cause. The remaining journeys would only wait for their timeouts.
  maxFailures: 12,
  // One more worker than the two cores of a small machine: while one journey waits, another one runs.
  workers: 3,
  // A busy machine is several times slower than a quiet one. A longer timeout costs a passing journey nothing.
  timeout: patient(150_000),
  expect: { timeout: patient(30_000) },
  reporter: [['list']],
  use: {
    baseURL: process.env['MILGO_URL'] ?? 'http://localhost:3000',
    locale: 'he-IL',
    // Without animations no journey waits for the end of one. Journeys about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Jerusalem',
    // A trace of every step doubles the time, so it is off unless E2E_TRACE is set.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Journeys delay calls and count fetches, and would not see what a service worker answers. One journey allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Chromium refuses its sandbox to root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // All pages share one renderer process, which has the portal's code compiled: see `window.ts`.
        '--process-per-site',
        // A page that is open for seconds never earns back the cost of optimising its code: a tenth of all journeys.
        '--js-flags=--always-sparkplug --no-maglev --no-opt',
      ],
    },
  },
  projects: [
    // If the applications do not open, every journey would fail. `npm test` runs this project as its first piece.
    { name: 'shell', testMatch: 'opens-shell.spec.ts', retries: 0, timeout: patient(30_000) },
    {
      name: 'desktop',
      dependencies: ['shell'],
      testIgnore: [
        'opens-shell.spec.ts',
        'kit-phone.spec.ts',
        'corrects-request.spec.ts',
        'fills-in-languages.spec.ts',
        'first-load.spec.ts',
        'personal-area.spec.ts',
        'sends-from-phone.spec.ts',
      ],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      dependencies: ['shell'],
      // Journeys that do not depend on the width run only in `desktop`: whole files are not listed here, single ones
      // have the tag.
      grepInvert: /@any-width/,
      testMatch: [
        'carousel.spec.ts',
        'checks-eligibility.spec.ts',
        'corrects-request.spec.ts',
        'fills-in-languages.spec.ts',
        'first-load.spec.ts',
        'kit-phone.spec.ts',
        'personal-area.spec.ts',
        'sends-from-phone.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
