import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tagPdf } from './tag-pdf.ts'

/** The name of a layout, which is a file beside this one. */
export type Layout = 'submitted-copy' | 'demo-document' | 'legal-texts' | 'result-letter'

/** Layouts that mark the role of each text in its colour. */
const marked: readonly Layout[] = ['result-letter']

const compiler = '@myriaddreamin/typst-ts-node-compiler'

const fonts = [
  import.meta.resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/rubik/400Regular_Italic/Rubik_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/rubik/700Bold_Italic/Rubik_700Bold_Italic.ttf'),
]

/**
 * Typst caches parts of documents, because many are the same. After this many documents, the parts that none of the
 * last ones has used are evicted. This is not done after each document, because the search takes half a millisecond.
 */
const documentsUntilEviction = 15

const folder = import.meta.dirname
/** The path from which a layout reads its data. No such file is written. */
const dataPath = join(folder, 'data.json')

const layouts = new Map<Layout, string>()

const layoutOf = (name: Layout): string => {
  const source = layouts.get(name) ?? readFileSync(join(folder, `${name}.typ`), 'utf8')
  layouts.set(name, source)
  return source
}

/**
 * Loads Typst. Returns a function that makes a PDF. Data is passed as JSON and never inside the source, so that no text
 * of a student is read as markup. It is passed as a file and not as an input, because for an input Typst would build
 * its whole library anew. A document blocks its thread for milliseconds.
 */
export const loadTypst = async (): Promise<(layout: Layout, json: string) => Buffer> => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontBlobs = fonts.map((address) => readFileSync(fileURLToPath(address)))
  const typst = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] })
  let made = 0
  return (layout, json) => {
    typst.mapShadow(dataPath, Buffer.from(json))
    try {
      const pdf = typst.pdf({ mainFileContent: layoutOf(layout) })
      return marked.includes(layout) ? tagPdf(pdf) : pdf
    } finally {
      typst.unmapShadow(dataPath)
      made += 1
      if (made % documentsUntilEviction === 0) typst.evictCache(1)
    }
  }
}

/** Returns a file of this folder and all files of the folder that it imports, each once. */
export const sourcesFrom = (name: string, found: readonly string[] = []): readonly string[] => {
  if (found.includes(name)) return found
  const imports = readFileSync(join(folder, name), 'utf8').matchAll(/from '\.\/(.+)'/g)
  return [...imports].reduce<readonly string[]>(
    (sources, [, next = '']) => sourcesFrom(next, sources),
    [...found, name],
  )
}

/**
 * Returns a hash of everything that a document of this layout is made by: compiler, layout, fonts, zlib, and the code
 * that tags its pages.
 */
export const describeMaker = (layout: Layout): string => {
  const { version } = createRequire(import.meta.url)(`${compiler}/package.json`) as { version: string }
  const hash = createHash('sha256').update(version).update(process.versions.zlib).update(layoutOf(layout))
  for (const address of fonts) hash.update(readFileSync(fileURLToPath(address)))
  if (marked.includes(layout))
    for (const name of sourcesFrom('tag-pdf.ts')) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
