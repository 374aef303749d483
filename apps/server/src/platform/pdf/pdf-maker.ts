import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a printed page is made of: a layout beside this file, and data that it reads. */
export type PdfMaker = { readonly make: (layout: 'submitted-copy', data: object) => Promise<Buffer> }

const fonts = [
  import.meta.resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf'),
]

/** What was laid out before is kept for so many documents, since parts of them are the same; then it is forgotten. */
const keptFor = 10

/**
 * Typst, loaded with the first document: most processes never make one. Data goes in as JSON and never into the source,
 * so that nothing a student has written is read as markup.
 */
export const createPdfMaker = (): PdfMaker => {
  let loading: ReturnType<typeof loadTypst> | undefined
  const layouts = new Map<string, string>()
  const layoutOf = (name: string): string => {
    const source = layouts.get(name) ?? readFileSync(new URL(`./${name}.typ`, import.meta.url), 'utf8')
    layouts.set(name, source)
    return source
  }
  return {
    make: async (layout, data) => {
      loading ??= loadTypst()
      const typst = await loading
      const inputs = { data: JSON.stringify(data) }
      const pdf = typst.pdf({ mainFileContent: layoutOf(layout), inputs })
      typst.evictCache(keptFor)
      return pdf
    },
  }
}

const loadTypst = async () => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontBlobs = fonts.map((address) => readFileSync(fileURLToPath(address)))
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }] })
}
