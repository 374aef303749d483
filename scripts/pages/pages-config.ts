import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { PluginOption, UserConfig } from 'vite'
import { repository } from '../setup/repository.mjs'
import { chunkOf, type Family, sharedIn } from './chunk-of.ts'
import { compileAhead } from './compile-ahead.ts'
import { earlyScript } from './early-script.ts'
import { iconsByName } from './icons-by-name.ts'
import { type PageWords, pageWords } from './page-words.ts'
import { plainLocale } from './plain-locale.ts'
import { precompress } from './precompress.ts'
import { type FirstPaint, preloadFirstPaint } from './preload-first-paint.ts'
import { retryImports } from './retry-imports.ts'
import { styleOfPresses } from './style-of-presses.ts'
import { withoutMenus } from './without-menus.ts'

type Pages = {
  /** Folder of the application. */
  readonly root: string
  /** The path under which the server serves the application. */
  readonly base: '/' | `/${string}/`
  readonly devPort: number
  /** React and Tailwind, which belong to the applications. */
  readonly plugins: PluginOption[]
  readonly words: PageWords
  readonly firstPaint?: FirstPaint
  /** The families of pages, the smaller ones first. */
  readonly families?: readonly Family[]
  /** The code of the first paint: names of shared files, and sources of pages. */
  readonly drawnFirst?: readonly string[]
  /** Whether files are compressed. Not for pages that only developers open on their own machine. */
  readonly isCompressed?: boolean
}

const productionRouter = {
  find: /^react-router$/,
  replacement: join(repository, 'node_modules', 'react-router', 'dist', 'production', 'index.mjs'),
}

/** Replaces a shim by React itself, which has the shimmed function since version 18. */
const shimOfReact = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }

/** Keeps the host of the page, because the server refuses calls of the office from another origin than its own. */
const toServer = { target: process.env['MILGO_URL'] ?? 'http://localhost:3000', changeOrigin: false }

/**
 * Returns the build configuration of an application. The content policy allows no inline script or style, and the first
 * load has a budget.
 */
export const pagesConfig = ({
  root,
  base,
  devPort,
  plugins,
  words,
  firstPaint = { everyPage: [], landing: [] },
  families = [],
  drawnFirst = [],
  isCompressed = true,
}: Pages): UserConfig => ({
  root,
  base,
  plugins: [
    ...plugins,
    iconsByName(),
    withoutMenus(),
    plainLocale(),
    pageWords(words),
    // React Aria contains thirty languages, and the pages need three.
    optimizeLocales.vite({ locales: ['he', 'ar', 'en'] }),
    earlyScript('src/early.ts'),
    preloadFirstPaint(firstPaint),
    styleOfPresses(),
    retryImports(),
    compileAhead(drawnFirst),
    isCompressed && precompress(),
  ],
  // The production build of React Router, without warnings for developers, can only be named by its path.
  resolve: { alias: [shimOfReact, ...(process.env['NODE_ENV'] === 'production' ? [productionRouter] : [])] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // No data: addresses, because the content policy refuses them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every chunk needs React and the helper that loads chunks.
            {
              name: 'react',
              test: /preload-helper|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              priority: 3,
            },
            {
              name: chunkOf([...firstPaint.everyPage, ...firstPaint.landing]),
              debugName: 'application',
              priority: 2,
            },
            // Without the imports of the shared modules, because other families load them too.
            ...(families.length > 0
              ? [
                  {
                    name: sharedIn(families),
                    debugName: 'shared',
                    priority: 1,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                  },
                ]
              : []),
          ],
        },
      },
    },
  },
  // As modules, so that a worker can load more code when it needs it, as a page does.
  worker: { format: 'es' },
  server: {
    port: devPort,
    strictPort: true,
    proxy: {
      '/core-service': toServer,
      '/authz-service': toServer,
    },
  },
})
