import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { landingMark } from './preload-first-paint.ts'

type Entry = {
  readonly preparedPaths: readonly string[]
  /** Those among them that the application does not take over. */
  readonly redrawnPaths: readonly string[]
  readonly preparePage: (path: string) => Promise<string>
  readonly prepareOutline: () => Promise<string>
}

/** What was rendered: pages by their path, and the outline of all others. A redrawn page has the outline beside it. */
export type PreparedPages = {
  readonly pages: Map<string, string>
  readonly redrawn: Set<string>
  outline: string
}

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
    .replaceAll('<meta name="code-of-page"', '<meta name="code-of-page" data-yields')

const withMarkup = (html: string, markup: string): string => {
  if (!html.includes(emptyRoot)) throw new Error(`The document has no ${emptyRoot}`)
  return html.replace(emptyRoot, () => `<div id="root">${markup}</div>`)
}

/**
 * The document with its page in it, where that was prepared, else with an outline. Only a page that is taken over can be used before
 * its code has come; the others wait for theirs, which therefore yields to nothing.
 */
export const withPage = (html: string, path: string, prepared: PreparedPages): string => {
  const markup = prepared.pages.get(path)
  if (markup === undefined) return withMarkup(html, prepared.outline)
  return withMarkup(prepared.redrawn.has(path) ? html : yieldToStyles(html), markup)
}

const load = async (root: string, source: string, plugins: PluginOption[]): Promise<Entry> => {
  const outDir = join(root, '.cache/prepare-page')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins,
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
  const address = `${pathToFileURL(join(outDir, 'entry.js')).href}?${Date.now()}`
  return (await import(address)) as Entry
}

/** Who reads another language, or is logged in, sees the outline instead; a page that is taken over must stand alone. */
export const prepareAll = async (entry: Entry, prepared: PreparedPages): Promise<void> => {
  prepared.outline = await entry.prepareOutline()
  for (const path of entry.preparedPaths) {
    const page = await entry.preparePage(path)
    const isRedrawn = entry.redrawnPaths.includes(path)
    if (isRedrawn) prepared.redrawn.add(path)
    prepared.pages.set(path, isRedrawn ? page + prepared.outline : page)
  }
}

/**
 * Renders some pages once, at build time, into their documents: words and fields stand on a slow phone's screen as soon as
 * the styles are there, and the application takes them over when it comes. The landing page stands in index.html, the
 * others are put into `prepared` for whoever makes their documents; all other pages have a document without.
 */
export const preparePages = (
  source: string,
  plugins: () => PluginOption[],
  prepared: PreparedPages,
): Plugin => {
  let root = ''
  let other = ''
  return {
    name: 'milgo:prepare-pages',
    apply: 'build',
    // After the tags of the first paint are in.
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        await prepareAll(await load(root, source, plugins()), prepared)
        other = withoutLanding(html)
        return withPage(html, '/', prepared)
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
