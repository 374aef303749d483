import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

/** The font file with the Hebrew letters. Spaces and figures are in another file, which may load a moment later. */
const firstFont = /rubik-hebrew.*\.woff2$/

/**
 * Returns the files of these sources and of everything that they import. Throws if a source has no chunk of its own.
 */
export const chunksOf = (bundle: Rollup.OutputBundle, sources: readonly string[]): ReadonlySet<string> => {
  const chunks = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId }) => sources.some((path) => facadeModuleId?.endsWith(path)))
  if (chunks.length !== sources.length)
    throw new Error(`No chunk of its own for one of ${sources.join(', ')}`)
  const needed = new Set(chunks.map(({ fileName }) => fileName))
  // The loop also visits files that are added to the set while it runs.
  for (const fileName of needed) {
    const chunk = bundle[fileName]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) needed.add(imported)
  }
  return needed
}

/** Sources of lazy chunks that are needed at once: by every page, and by the landing page only. */
export type FirstPaint = { readonly everyPage: readonly string[]; readonly landing: readonly string[] }

/** Marks tags that only the landing page needs. `preparePages` removes them from the document of the other pages. */
export const landingMark = 'data-landing'

/**
 * Adds preload tags for files that the browser would find late: the Hebrew font, which is behind the style sheet, and
 * the landing page's code with its imports, which is behind the application's code.
 */
export const preloadFirstPaint = ({ everyPage, landing }: FirstPaint): Plugin => {
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
        const always = chunksOf(bundle, everyPage)
        const needed = [...new Set([...always, ...chunksOf(bundle, landing)])].filter(
          (fileName) => !html.includes(base + fileName),
        )
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
          ...needed.map(
            (fileName): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'modulepreload',
                href: base + fileName,
                crossorigin: true,
                [landingMark]: !always.has(fileName),
              },
              injectTo: 'head',
            }),
          ),
        ]
      },
    },
  }
}
