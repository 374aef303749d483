import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a printed page is made of: a layout beside this file, and data that it reads. */
export type PdfMaker = {
  readonly make: (layout: Layout, data: object) => Promise<Buffer>
  /** Tells by what a document is made: the same one and the same data give the same bytes. */
  readonly makerOf: (layout: Layout) => string
}

type Layout = 'submitted-copy' | 'demo-document' | 'legal-texts' | 'result-letter'

const compiler = '@myriaddreamin/typst-ts-node-compiler'

const fonts = [
  import.meta.resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf'),
]

/**
 * What was laid out before is kept, since parts of documents are the same. After so many of them, whatever none of the last
 * has used is forgotten; not after each, since the search for it takes half a millisecond.
 */
const forgottenAfter = 5

const folder = import.meta.dirname
/** The name by which a layout reads its data. No such file is written. */
const dataPath = join(folder, 'data.json')

/**
 * Typst, loaded with the first document: most processes never make one. Data goes in as JSON and never into the source,
 * so that nothing a student has written is read as markup; and as a file rather than as an input, for which Typst would
 * build its whole library anew.
 */
export const createPdfMaker = (): PdfMaker => {
  let loading: ReturnType<typeof loadTypst> | undefined
  let made = 0
  const layouts = new Map<string, string>()
  const makers = new Map<Layout, string>()
  const layoutOf = (name: string): string => {
    const source = layouts.get(name) ?? readFileSync(join(folder, `${name}.typ`), 'utf8')
    layouts.set(name, source)
    return source
  }
  return {
    makerOf: (layout) => {
      const maker = makers.get(layout) ?? describeMaker(layoutOf(layout))
      makers.set(layout, maker)
      return maker
    },
    make: async (layout, data) => {
      loading ??= loadTypst()
      const typst = await loading
      typst.mapShadow(dataPath, Buffer.from(JSON.stringify(data)))
      try {
        return typst.pdf({ mainFileContent: layoutOf(layout) })
      } finally {
        typst.unmapShadow(dataPath)
        made += 1
        if (made % forgottenAfter === 0) typst.evictCache(1)
      }
    },
  }
}

const describeMaker = (source: string): string => {
  const { version } = createRequire(import.meta.url)(`${compiler}/package.json`) as { version: string }
  const hash = createHash('sha256').update(version).update(source)
  for (const address of fonts) hash.update(readFileSync(fileURLToPath(address)))
  return hash.digest('hex')
}

const loadTypst = async () => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontBlobs = fonts.map((address) => readFileSync(fileURLToPath(address)))
  return NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] })
}
