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
  // One that fails is tried once more, to tell a race from a fault; it has failed all the same: see docs/adr/0204.
  retries: 1,
  // So many do not fail by accident: the rest would only wait out its patience.
  maxFailures: 12,
  // One more than two cores: while one journey waits, another works.
  workers: 3,
  // A busy machine takes its time, ten times as much as a quiet one; a journey that passes waits no longer for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['MILGO_URL'] ?? 'http://localhost:3000',
    locale: 'he-IL',
    // Whoever waits for something to stop moving waits for nothing else; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Jerusalem',
    // A trace of every step doubles the time; ask for it when hunting a failure.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Journeys hold calls up and count what is fetched; what a worker answers they would not see. One journey allows it.
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
        // The page of one journey runs where the one before did, which knows the portal's code: see `window.ts`.
        '--process-per-site',
        // A page that stands for seconds never earns back what optimising its code costs: a tenth of all journeys.
        '--js-flags=--always-sparkplug --no-maglev --no-opt',
      ],
    },
  },
  projects: [
    // A shell that does not open fails every journey: it is found here, and no other is begun.
    { name: 'shell', testMatch: 'opens-shell.spec.ts', retries: 0, timeout: 60_000 },
    {
      name: 'desktop',
      dependencies: ['shell'],
      testIgnore: [
        'opens-shell.spec.ts',
        'kit-phone.spec.ts',
        'corrects-request.spec.ts',
        'fills-in-languages.spec.ts',
        'personal-area.spec.ts',
        'sends-from-phone.spec.ts',
        'stands-still.spec.ts',
      ],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      dependencies: ['shell'],
      // What does not depend on the width is seen on the desktop alone: whole journeys here, single ones by their tag.
      grepInvert: /@any-width/,
      testMatch: [
        'carousel.spec.ts',
        'checks-eligibility.spec.ts',
        'corrects-request.spec.ts',
        'fills-in-languages.spec.ts',
        'kit-phone.spec.ts',
        'personal-area.spec.ts',
        'sends-from-phone.spec.ts',
        'stands-still.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
