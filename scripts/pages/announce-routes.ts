import type { Plugin } from 'vite'
import { chunksOf } from './preload-first-paint.ts'
import { type PreparedPages, withPage } from './prepare-pages.ts'
import { type Titles, withTitles } from './titles-of-pages.ts'

/** The sources that a page loads by itself, by the path of the page. */
type Routes = Readonly<Record<`/${string}`, readonly string[]>>

/** The sources of parts of a page that only some readers see, by the path of the page and the name of the part. */
type Parts = Readonly<Record<`/${string}`, Readonly<Record<string, readonly string[]>>>>

type Announced = {
  /** The document of all other pages, from which the documents are made. */
  readonly pattern: string
  readonly routes: Routes
  readonly parts: Parts
  readonly prepared: PreparedPages
  readonly titles: (path: string) => Titles
}

const codeOf = (part: string, addresses: readonly string[]): string =>
  `<meta name="code-of-${part}" content="${addresses.join(' ')}">`

const encoding = '    <meta charset="utf-8" />\n'

/** Inserts the tags before the early script, which reads them. The encoding stays first. */
const withTags = (document: string, tags: readonly string[]): string => {
  if (!document.includes(encoding)) throw new Error(`The document has no ${encoding}`)
  return document
    .replace(encoding, '')
    .replace('<head>\n', () => `<head>\n${encoding}${tags.map((tag) => `    ${tag}\n`).join('')}`)
}

/**
 * Writes a document for each of these pages, `pages/<path>.html`, that names all code of the page. The browser then
 * requests the code early, instead of finding one file after another behind the application. A prepared page is part of
 * its document. The tags with the names load nothing: the early script reads the tag of the page and loads its code a
 * moment after the application, and the code that shows a part reads the tag of the part.
 */
export const announceRoutes = ({ pattern, routes, parts, prepared, titles }: Announced): Plugin => {
  let base = '/'
  return {
    name: 'milgo:announce-routes',
    apply: 'build',
    // Runs after the pattern is written.
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
            source: withPage(withTags(withTitles(html, titles(path)), tags), path, prepared),
          })
        }
      },
    },
  }
}
