import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { landingMark } from './preload-first-paint.ts'
import { type Titles, withTitles } from './titles-of-pages.ts'

type Entry = {
  readonly preparedPaths: readonly string[]
  /** The prepared pages that the application draws again instead of hydrating them. */
  readonly redrawnPaths: readonly string[]
  readonly preparePage: (path: string) => Promise<string>
  /** Pages that are not prepared, and whose outline contains their heading. */
  readonly headedPaths: readonly string[]
  readonly prepareOutline: (path?: string) => Promise<string>
}

/**
 * The rendered markup: pages and outlines by path, and the outline of all other pages. A redrawn page contains the
 * outline too.
 */
export type PreparedPages = {
  readonly pages: Map<string, string>
  readonly outlines: Map<string, string>
  outline: string
}

const emptyRoot = '<div id="root"></div>'

/** The document that the server answers for any page without a document of its own. */
const otherPages = 'page.html'

const withoutLanding = (html: string): string =>
  html
    .split('\n')
    .filter((line) => !line.includes(landingMark))
    .join('\n')

/**
 * Lowers the priority of the landing page's code, so that it does not compete with styles and fonts for the network:
 * the document names all of its code, and its words are shown without it. The code of other pages is requested after
 * styles and fonts.
 */
const yieldToStyles = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')

const withMarkup = (html: string, markup: string): string => {
  if (!html.includes(emptyRoot)) throw new Error(`The document has no ${emptyRoot}`)
  return html.replace(emptyRoot, () => `<div id="root">${markup}</div>`)
}

/** Returns the document with the prepared page in it, or with an outline if the page is not prepared. */
export const withPage = (html: string, path: string, prepared: PreparedPages): string => {
  const markup = prepared.pages.get(path) ?? prepared.outlines.get(path) ?? prepared.outline
  return withMarkup(html, markup)
}

/** Returns the document of the landing page, and the document from which those of all other pages are made. */
export const documentsFrom = (
  html: string,
  prepared: PreparedPages,
): { readonly landing: string; readonly other: string } => ({
  landing: yieldToStyles(withPage(html, '/', prepared)),
  other: withoutLanding(html),
})

const load = async (root: string, source: string, plugins: PluginOption[]): Promise<Entry> => {
  const outDir = join(root, '.cache/prepare-page')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    // React must be the copy that react-dom uses. The rest is bundled, which is faster than loading it.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'entry.js', codeSplitting: false } },
    },
  })
  // With the time in the address a second build in the same process loads the new file.
  const address = `${pathToFileURL(join(outDir, 'entry.js')).href}?${Date.now()}`
  return (await import(address)) as Entry
}

/**
 * Renders all pages and outlines into `prepared`. A redrawn page gets the outline beside it, for readers of another
 * language or logged-in students. A page that is hydrated must be the only content.
 */
export const prepareAll = async (entry: Entry, prepared: PreparedPages): Promise<void> => {
  prepared.outline = await entry.prepareOutline()
  for (const path of entry.headedPaths) prepared.outlines.set(path, await entry.prepareOutline(path))
  for (const path of entry.preparedPaths) {
    const page = await entry.preparePage(path)
    prepared.pages.set(path, entry.redrawnPaths.includes(path) ? page + prepared.outline : page)
  }
}

/**
 * Renders some pages into their documents at build time. A slow phone shows words and fields as soon as the styles are
 * loaded, and the application takes the page over later. The landing page is written to index.html, and the other pages
 * are put into `prepared` for the plugin that writes their documents. All other pages have a document without a page.
 */
export const preparePages = (
  source: string,
  plugins: () => PluginOption[],
  prepared: PreparedPages,
  titles: Titles,
): Plugin => {
  let root = ''
  let other = ''
  return {
    name: 'milgo:prepare-pages',
    apply: 'build',
    // Runs after the tags of the first paint are inserted.
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(plain) {
        await prepareAll(await load(root, source, plugins()), prepared)
        const documents = documentsFrom(withTitles(plain, titles), prepared)
        other = documents.other
        return documents.landing
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
