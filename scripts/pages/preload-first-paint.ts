import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The script of the default language; the Latin file holds digits and spaces, but may come a moment later. */
const firstFont = /rubik-hebrew.*\.woff2$/

/**
 * Names in the page what the browser would otherwise find out late: the Hebrew font, behind the style sheet, and
 * the landing page's own code with what that imports, behind the application's.
 */
export const preloadFirstPaint = (landing: readonly string[]): Plugin => {
  let base = '/'
  return {
    name: 'milgo:preload-first-paint',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle)
        const fonts = files.filter((file) => file.type === 'asset' && firstFont.test(file.fileName))
        const chunks = files
          .filter((file) => file.type === 'chunk')
          .filter(({ facadeModuleId }) => landing.some((path) => facadeModuleId?.endsWith(path)))
        if (chunks.length !== landing.length)
          throw new Error(`No chunk of its own for one of ${landing.join(', ')}`)
        const needed = new Set(chunks.map(({ fileName }) => fileName))
        // A set is walked to its end, also where that moves while walking.
        for (const fileName of needed) {
          const chunk = bundle[fileName]
          if (chunk?.type === 'chunk') for (const imported of chunk.imports) needed.add(imported)
        }
        for (const fileName of needed) if (html.includes(base + fileName)) needed.delete(fileName)
        return [
          ...fonts.map(
            ({ fileName }): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: base + fileName,
                crossorigin: true,
              },
              injectTo: 'head',
            }),
          ),
          ...[...needed].map(
            (fileName): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', fetchpriority: 'low', href: base + fileName, crossorigin: true },
              injectTo: 'head',
            }),
          ),
        ]
      },
    },
  }
}
