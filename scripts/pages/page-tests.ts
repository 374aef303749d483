import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { PluginOption } from 'vite'
import { findPresentBrowser } from '../setup/find-browser.mjs'
import { pageCommands } from './page-commands.ts'

type PageTests = {
  /** Name of the project, by which the test command runs it. */
  readonly name: string
  /** Folder of the application. */
  readonly root: string
  /** React and Tailwind, which belong to the applications. */
  readonly plugins: PluginOption[]
  /** Packages that only pages of this application load, and late. */
  readonly loadedLate?: readonly string[]
  /**
   * The page under test is a frame in the browser's window, which by itself is smaller. Tests of what is in sight need a
   * window that does not cut the frame off.
   */
  readonly isSeenWhole?: boolean
}

/** Without one Playwright looks for the one it downloaded. */
const executablePath = findPresentBrowser()

const viewport = { width: 1440, height: 900 }

/** How the pages of an application are tested: one page in a real browser, its calls answered by the test. */
export const pageTests = ({ name, root, plugins, loadedLate = [], isSeenWhole = false }: PageTests) => ({
  root,
  plugins: [...plugins, optimizeLocales.vite({ locales: ['he', 'ar', 'en'] })],
  // What the pages load only when they need it would be found in the middle of a test, and the page loaded again.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'vitest-browser-react',
      'axe-core',
      'zod',
      'tesseract-wasm',
      ...loadedLate,
    ],
  },
  test: {
    name,
    include: ['tests/*.test.tsx'],
    setupFiles: [join(import.meta.dirname, '../../packages/page-testing/src/clear-page.ts')],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      // One document for all files: loading the pages anew took longer than the tests of a file.
      isolate: false,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
        },
        contextOptions: {
          ...(isSeenWhole && { viewport }),
          locale: 'he-IL',
          timezoneId: 'Asia/Jerusalem',
          reducedMotion: 'reduce',
        },
      }),
      instances: [{ browser: 'chromium' as const, viewport }],
      commands: pageCommands,
    },
  },
})
