import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { PluginOption } from 'vite'
import { findPresentBrowser } from '../setup/find-browser.mjs'
import { patient } from '../testing/patience.ts'
import { pageCommands } from './page-commands.ts'

type PageTests = {
  /** The name of the Vitest project. */
  readonly name: string
  /** Folder of the application. */
  readonly root: string
  /** React and Tailwind, which belong to the applications. */
  readonly plugins: PluginOption[]
  /** Packages that only pages of this application load, and only when they need them. */
  readonly loadedLate?: readonly string[]
  /**
   * Makes the browser's window as large as the page under test, which is a frame in it. The window is smaller otherwise
   * and would cut the frame off. Tests of what is visible need it.
   */
  readonly isSeenWhole?: boolean
  /**
   * Uses React's development build with all its checks, and fails on its warnings. A page then takes a third more of
   * the processor.
   */
  readonly isInDevelopment?: boolean
}

/** The path of an installed browser. If it is undefined, Playwright uses the browser that it has downloaded. */
const executablePath = findPresentBrowser()

const viewport = { width: 1440, height: 900 }

/**
 * Returns the Vitest project for the pages of an application: one page in a real browser, its calls answered by the
 * test.
 */
export const pageTests = ({
  name,
  root,
  plugins,
  loadedLate = [],
  isSeenWhole = false,
  isInDevelopment = false,
}: PageTests) => {
  // Only for the packages: as a setting of the whole project it would also affect the React of other projects in Node.
  const define = { 'process.env.NODE_ENV': JSON.stringify(isInDevelopment ? 'development' : 'production') }
  return {
    root,
    plugins: [...plugins, optimizeLocales.vite({ locales: ['he', 'ar', 'en'] })],
    oxc: { jsx: { development: isInDevelopment } },
    // Packages that pages load late are prepared here. Vite would find them in the middle of a test and reload the
    // page.
    optimizeDeps: {
      rolldownOptions: { transform: { define } },
      include: [
        'react',
        isInDevelopment ? 'react/jsx-dev-runtime' : 'react/jsx-runtime',
        'react-dom/client',
        'axe-core',
        'zod',
        'tesseract-wasm',
        ...loadedLate,
      ],
    },
    test: {
      name,
      include: ['tests/*.test.tsx'],
      setupFiles: ['clear-page.ts', ...(isInDevelopment ? ['refuse-complaints.ts'] : [])].map((file) =>
        join(import.meta.dirname, '../../packages/page-testing/src', file),
      ),
      testTimeout: patient(60_000),
      hookTimeout: patient(60_000),
      expect: { poll: { timeout: patient(20_000) } },
      browser: {
        enabled: true,
        // All files share one document, because loading the pages again took longer than the tests of a file.
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
  }
}
