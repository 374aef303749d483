import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tagPdf } from './tag-pdf.ts'

/** A layout is a file beside this one. */
export type Layout = 'submitted-copy' | 'demo-document' | 'legal-texts' | 'result-letter'

/** Layouts that say in their colours what each text is. */
const marked: readonly Layout[] = ['result-letter']

const compiler = '@myriaddreamin/typst-ts-node-compiler'

const fonts = [
  import.meta.resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/rubik/400Regular_Italic/Rubik_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/rubik/700Bold_Italic/Rubik_700Bold_Italic.ttf'),
]

/**
 * What was laid out before is kept, since parts of documents are the same. After so many of them, whatever none of the last
 * has used is forgotten; not after each, since the search for it takes half a millisecond.
 */
const forgottenAfter = 15

const folder = import.meta.dirname
/** The name by which a layout reads its data. No such file is written. */
const dataPath = join(folder, 'data.json')

const layouts = new Map<Layout, string>()

const layoutOf = (name: Layout): string => {
  const source = layouts.get(name) ?? readFileSync(join(folder, `${name}.typ`), 'utf8')
  layouts.set(name, source)
  return source
}

/**
 * Typst. Data goes in as JSON and never into the source, so that nothing a student has written is read as markup; and as a
 * file rather than as an input, for which Typst would build its whole library anew. A document takes its thread for
 * milliseconds.
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
      if (made % forgottenAfter === 0) typst.evictCache(1)
    }
  }
}

/** A file of this folder and all that it imports of it, each once. */
export const sourcesFrom = (name: string, found: readonly string[] = []): readonly string[] => {
  if (found.includes(name)) return found
  const imports = readFileSync(join(folder, name), 'utf8').matchAll(/from '\.\/(.+)'/g)
  return [...imports].reduce<readonly string[]>(
    (sources, [, next = '']) => sourcesFrom(next, sources),
    [...found, name],
  )
}

/** Tells by what a document of this layout is made: compiler, layout, fonts, what packs its pages and what tags them. */
export const describeMaker = (layout: Layout): string => {
  const { version } = createRequire(import.meta.url)(`${compiler}/package.json`) as { version: string }
  const hash = createHash('sha256').update(version).update(process.versions.zlib).update(layoutOf(layout))
  for (const address of fonts) hash.update(readFileSync(fileURLToPath(address)))
  if (marked.includes(layout))
    for (const name of sourcesFrom('tag-pdf.ts')) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
