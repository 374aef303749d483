import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

/** The script of the default language; blanks and figures are another file, which may come a moment later. */
const firstFont = /rubik-hebrew.*\.woff2$/

/** The files of these sources' own chunks, with all that those import. */
export const chunksOf = (bundle: Rollup.OutputBundle, sources: readonly string[]): ReadonlySet<string> => {
  const chunks = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId }) => sources.some((path) => facadeModuleId?.endsWith(path)))
  if (chunks.length !== sources.length)
    throw new Error(`No chunk of its own for one of ${sources.join(', ')}`)
  const needed = new Set(chunks.map(({ fileName }) => fileName))
  // A set is walked to its end, also where that moves while walking.
  for (const fileName of needed) {
    const chunk = bundle[fileName]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) needed.add(imported)
  }
  return needed
}

/** Sources of lazy chunks that are needed at once: by whatever page is opened, and by the landing page alone. */
export type FirstPaint = { readonly everyPage: readonly string[]; readonly landing: readonly string[] }

/** On tags that only the landing page needs; `preparePages` makes the document of the other pages without them. */
export const landingMark = 'data-landing'

/**
 * Names in the page what the browser would otherwise find out late: the Hebrew font, behind the style sheet, and
 * the landing page's own code with what that imports, behind the application's.
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
