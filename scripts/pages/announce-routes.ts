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

/**
 * Makes a document for each of these pages, `pages/<path>.html`, that names all of its code: the browser asks for it at once,
 * instead of finding one file after another behind the application. The document of the other pages is its pattern. A page
 * that was prepared stands in its document. The code of a part is named in a tag that loads nothing, for whoever finds out that
 * it is shown.
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
        const withTags = (document: string, tags: readonly string[]) =>
          document.replace('  </head>', `${tags.map((tag) => `    ${tag}\n`).join('')}  </head>`)
        for (const [path, sources] of Object.entries(routes)) {
          const page = withTags(
            html,
            addressesOf(sources)
              .filter((address) => !html.includes(address))
              .map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
          )
          const announced = withTags(
            page,
            Object.entries(parts[path as keyof Parts] ?? {}).map(([part, own]) => {
              const addresses = addressesOf(own).filter((address) => !page.includes(address))
              return `<meta name="code-of-${part}" content="${addresses.join(' ')}">`
            }),
          )
          this.emitFile({
            type: 'asset',
            fileName: `pages${path}.html`,
            source: withPage(announced, path, prepared),
          })
        }
      },
    },
  }
}
