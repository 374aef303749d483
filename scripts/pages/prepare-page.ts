import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { landingMark } from './preload-first-paint.ts'

type Prepared = { readonly preparePage: () => Promise<string> }

const emptyRoot = '<div id="root"></div>'

/** What the server answers to the address of any other page. */
const otherPages = 'page.html'

const withoutLanding = (html: string): string =>
  html
    .split('\n')
    .filter((line) => !line.includes(landingMark))
    .join('\n')

/** With words on the screen before the application, its code must not compete with styles and fonts for the line. */
const yieldToStyles = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')

/**
 * Renders the landing page once, at build time, into index.html: words stand on a slow phone's screen as soon as the
 * styles are there, and the application takes them over when it comes. The other pages have a document without it.
 */
export const preparePage = (source: string, plugins: () => PluginOption[]): Plugin => {
  let root = ''
  let other = ''
  return {
    name: 'milgo:prepare-page',
    apply: 'build',
    // After the tags of the first paint are in.
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const outDir = join(root, '.cache/prepare-page')
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          plugins: plugins(),
          // React must be the one that react-dom finds; the rest is bundled, which is faster than loading it.
          ssr: { noExternal: true, external: ['react', 'react-dom'] },
          build: {
            ssr: source,
            outDir,
            emptyOutDir: true,
            rollupOptions: { output: { entryFileNames: 'entry.js', codeSplitting: false } },
          },
        })
        // The time makes a second build in the same process load the new file.
        const entry = `${pathToFileURL(join(outDir, 'entry.js')).href}?${Date.now()}`
        const { preparePage } = (await import(entry)) as Prepared
        if (!html.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot}`)
        const markup = await preparePage()
        other = withoutLanding(html)
        return yieldToStyles(html).replace(emptyRoot, () => `<div id="root">${markup}</div>`)
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: otherPages, source: other })
      },
    },
  }
}
