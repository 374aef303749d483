import type { Plugin } from 'vite'
import { chunksOf } from './preload-first-paint.ts'

/** The sources that a page loads by itself, by the path of the page. */
export type Routes = Readonly<Record<`/${string}`, readonly string[]>>

/**
 * Makes a document for each of these pages, `pages/<path>.html`, that names all of its code: the browser asks for it at once,
 * instead of finding one file after another behind the application. The document of the other pages is its pattern.
 */
export const announceRoutes = (pattern: string, routes: Routes): Plugin => {
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
        for (const [path, sources] of Object.entries(routes)) {
          const links = [...chunksOf(bundle, sources)]
            .map((fileName) => base + fileName)
            .filter((address) => !html.includes(address))
            .map((address) => `    <link rel="modulepreload" crossorigin href="${address}">\n`)
          this.emitFile({
            type: 'asset',
            fileName: `pages${path}.html`,
            source: html.replace('  </head>', `${links.join('')}  </head>`),
          })
        }
      },
    },
  }
}
