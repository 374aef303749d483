import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { PluginOption, UserConfig } from 'vite'
import { repository } from '../setup/repository.mjs'
import { chunkOf, type Family, sharedIn } from './chunk-of.ts'
import { compileAhead } from './compile-ahead.ts'
import { earlyScript } from './early-script.ts'
import { iconsByName } from './icons-by-name.ts'
import { type PageWords, pageWords } from './page-words.ts'
import { precompress } from './precompress.ts'
import { type FirstPaint, preloadFirstPaint } from './preload-first-paint.ts'
import { retryImports } from './retry-imports.ts'
import { styleOfPresses } from './style-of-presses.ts'
import { withoutMenus } from './without-menus.ts'

type Pages = {
  /** Folder of the application. */
  readonly root: string
  /** Where the server serves it. */
  readonly base: '/' | `/${string}/`
  readonly devPort: number
  /** React and Tailwind, which belong to the applications. */
  readonly plugins: PluginOption[]
  readonly words: PageWords
  readonly firstPaint?: FirstPaint
  /** Smaller ones first. */
  readonly families?: readonly Family[]
  /** What a page is first drawn with: names of shared files, and sources of pages. */
  readonly drawnFirst?: readonly string[]
  /** Not worth the work where only developers look, on their own machine. */
  readonly isCompressed?: boolean
}

const productionRouter = {
  find: /^react-router$/,
  replacement: join(repository, 'node_modules', 'react-router', 'dist', 'production', 'index.mjs'),
}

/** What it stands in for is in React since version 18. */
const shimOfReact = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }

/** How both applications are built: for a policy that allows no inline script or style, and a first load within its budget. */
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
    pageWords(words),
    // React Aria speaks thirty languages; the pages three.
    optimizeLocales.vite({ locales: ['he', 'ar', 'en'] }),
    earlyScript('src/early.ts'),
    preloadFirstPaint(firstPaint),
    styleOfPresses(),
    retryImports(),
    compileAhead(drawnFirst),
    isCompressed && precompress(),
  ],
  // Its production code, without the warnings to developers, has no other name than its path.
  resolve: { alias: [shimOfReact, ...(process.env['NODE_ENV'] === 'production' ? [productionRouter] : [])] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A data: address would be refused by the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Needed by whatever loads a chunk, the smallest included; so is what loads it.
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
            // Without what they import: that other families load as well.
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
  // A worker loads further code when it is needed, as a page does.
  worker: { format: 'es' },
  server: {
    port: devPort,
    strictPort: true,
    proxy: {
      '/core-service': process.env['MILGO_URL'] ?? 'http://localhost:3000',
      '/authz-service': process.env['MILGO_URL'] ?? 'http://localhost:3000',
    },
  },
})
