import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A layout is a file beside this one. */
export type Layout = 'submitted-copy' | 'demo-document' | 'legal-texts' | 'result-letter'

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
      return typst.pdf({ mainFileContent: layoutOf(layout) })
    } finally {
      typst.unmapShadow(dataPath)
      made += 1
      if (made % forgottenAfter === 0) typst.evictCache(1)
    }
  }
}

/** Tells by what a document of this layout is made: compiler, layout and fonts. */
export const describeMaker = (layout: Layout): string => {
  const { version } = createRequire(import.meta.url)(`${compiler}/package.json`) as { version: string }
  const hash = createHash('sha256').update(version).update(layoutOf(layout))
  for (const address of fonts) hash.update(readFileSync(fileURLToPath(address)))
  return hash.digest('hex')
}
