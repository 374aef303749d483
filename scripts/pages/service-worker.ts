import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

type Sources = {
  /** The source of each worker by its file name in the root. From the root it answers for every page. */
  readonly workers: Readonly<Record<`${string}.js`, string>>
  /** The document that the worker caches. */
  readonly shell: string
  /** Sources of the code that must work offline, each with everything that it loads. */
  readonly needed: readonly string[]
  /** Sources of code that is not needed offline, with what only they load. */
  readonly spared: readonly string[]
}

const bundle = async (entry: string, release: object): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { release: JSON.stringify(release) },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      lib: { entry, formats: ['iife'], name: 'offline' },
    },
  })
  const [bundled] = Array.isArray(output) ? output : [output]
  if (!bundled || !('output' in bundled)) throw new Error(`${entry} did not build`)
  return bundled.output[0].code
}

/** Returns the files of the needed sources and of all their static and dynamic imports, without the spared ones. */
export const filesOf = (
  output: Rollup.OutputBundle,
  { needed, spared }: Pick<Sources, 'needed' | 'spared'>,
): readonly string[] => {
  const chunks = Object.values(output).filter((file) => file.type === 'chunk')
  const chunkOf = (source: string): Rollup.OutputChunk => {
    const isOwn = ({ facadeModuleId }: Rollup.OutputChunk) => facadeModuleId?.endsWith(source)
    // A source that is bundled with others has no file of its own.
    const contains = ({ moduleIds }: Rollup.OutputChunk) => moduleIds.some((id) => id.endsWith(source))
    const found = chunks.find(isOwn) ?? chunks.find(contains)
    if (!found) throw new Error(`No file has ${source}`)
    return found
  }
  const out = new Set(spared.map((source) => chunkOf(source).fileName))
  const files = new Set(needed.map((source) => chunkOf(source).fileName))
  // The loop also visits files that are added to the set while it runs.
  for (const fileName of files) {
    const chunk = output[fileName]
    if (chunk?.type !== 'chunk') continue
    // The application imports all pages dynamically. Only the needed ones are listed, so these imports are not
    // followed.
    const isRoot = chunk.isEntry || chunk.moduleIds.some((id) => id.endsWith('/src/app/app-routes.tsx'))
    for (const imported of isRoot ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports])
      if (!out.has(imported)) files.add(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  }
  return [...files].toSorted()
}

/** Builds the service workers of the pages, and writes the list of the release's files into them. */
export const serviceWorker = (sources: Sources): Plugin => {
  let root = ''
  let folder = ''
  let base = '/'
  return {
    name: 'milgo:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      base = config.base
      folder = join(config.root, config.build.outDir)
    },
    async writeBundle(_options, output) {
      const shell = await readFile(join(folder, sources.shell), 'utf8')
      const named = [...shell.matchAll(/"\/(assets\/[^"]+)"/g)].flatMap(([, fileName]) => fileName ?? [])
      const assets = [...new Set([...filesOf(output, sources), ...named])]
      const release = {
        shellHash: createHash('sha256').update(shell).digest('hex'),
        assets: assets.map((fileName) => base + fileName),
      }
      for (const [name, source] of Object.entries(sources.workers))
        await writeFile(join(folder, name), await bundle(resolve(root, source), release))
    },
  }
}
