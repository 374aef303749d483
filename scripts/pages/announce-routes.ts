import type { Plugin } from 'vite'
import { chunksOf } from './preload-first-paint.ts'
import { type PreparedPages, withPage } from './prepare-pages.ts'

/** The sources that a page loads by itself, by the path of the page. */
type Routes = Readonly<Record<`/${string}`, readonly string[]>>

/** The sources of what only some readers see of a page, by its path and their name. */
type Parts = Readonly<Record<`/${string}`, Readonly<Record<string, readonly string[]>>>>

type Announced = {
  /** The document of the pages that are not named here. */
  readonly pattern: string
  readonly routes: Routes
  readonly parts: Parts
  readonly prepared: PreparedPages
}

const codeOf = (part: string, addresses: readonly string[]): string =>
  `<meta name="code-of-${part}" content="${addresses.join(' ')}">`

const encoding = '    <meta charset="utf-8" />\n'

/** Before the early script, which finds them; the encoding stands first of all. */
const withTags = (document: string, tags: readonly string[]): string => {
  if (!document.includes(encoding)) throw new Error(`The document has no ${encoding}`)
  return document
    .replace(encoding, '')
    .replace('<head>\n', () => `<head>\n${encoding}${tags.map((tag) => `    ${tag}\n`).join('')}`)
}

/**
 * Makes a document for each of these pages, `pages/<path>.html`, that names all of its code: the browser asks for it early,
 * instead of finding one file after another behind the application. The document of the other pages is its pattern. A page
 * that was prepared stands in its document. The code is named in tags that load nothing: that of a page for the early script,
 * which loads it a moment after the application, and that of a part for whoever finds out that it is shown.
 */
export const announceRoutes = ({ pattern, routes, parts, prepared }: Announced): Plugin => {
  let base = '/'
  return {
    name: 'milgo:announce-routes',
    apply: 'build',
    // After the pattern is written.
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[pattern]
        if (file?.type !== 'asset') throw new Error(`No ${pattern} was built`)
        const html = String(file.source)
        const addressesOf = (sources: readonly string[]) =>
          [...chunksOf(bundle, sources)].map((fileName) => base + fileName)
        for (const [path, sources] of Object.entries(routes)) {
          const isNew = (address: string) => !html.includes(address)
          const own = addressesOf(sources).filter(isNew)
          const tags = [
            codeOf('page', own),
            ...Object.entries(parts[path as keyof Parts] ?? {}).map(([part, itsSources]) =>
              codeOf(
                part,
                addressesOf(itsSources).filter((address) => isNew(address) && !own.includes(address)),
              ),
            ),
          ]
          this.emitFile({
            type: 'asset',
            fileName: `pages${path}.html`,
            source: withPage(withTags(html, tags), path, prepared),
          })
        }
      },
    },
  }
}
