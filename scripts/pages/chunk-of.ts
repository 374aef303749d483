import type { Rollup } from 'vite'

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/** What loads a module: the page itself, or an `import()` of one of the files that lead to it. */
const loadersOf = (id: string, graph: Graph): ReadonlySet<string> => {
  const loaders = new Set<string>()
  const seen = new Set([id])
  // A set is walked to its end, also where that moves while walking.
  for (const one of seen) {
    const info = graph.getModuleInfo(one)
    if (info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0) loaders.add(one)
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return loaders
}

/**
 * Which file a module is built into, where the bundler would not know better: what stands around every page, and what the
 * landing page shares with others, is one file instead of one for each thing that is shared. A phone waits longer for
 * twenty small answers than for one that is as large as all of them.
 */
export const chunkOf =
  (landing: readonly string[]) =>
  (id: string, graph: Graph): string | null => {
    const loaders = [...loadersOf(id, graph)]
    const isNeededAtOnce = loaders.some((loader) => landing.some((path) => loader.endsWith(path)))
    return isNeededAtOnce && (loaders.length > 1 || id.endsWith('/src/main.tsx')) ? 'application' : null
  }

/** Files that belong together: the page that needs all of them, and what else loads some of them. */
export type Together = {
  readonly name: string
  readonly page: string
  readonly others: readonly string[]
  /** Libraries stay where they are: one that is imported as a whole seems to be loaded by whoever imports any of it. */
  readonly isOurs?: boolean
}

/**
 * One file for what a page needs and only these others share with it. Each thing that two of them share would be a file of its
 * own, and many small files weigh more than one.
 */
export const togetherWith =
  ({ name, page, others, isOurs = false }: Together) =>
  (id: string, graph: Graph): string | null => {
    if (isOurs && id.includes('/node_modules/')) return null
    const loaders = [...loadersOf(id, graph)]
    const isOfPage = loaders.some((loader) => loader.endsWith(page))
    const isTheirs = loaders.every((loader) => [page, ...others].some((path) => loader.endsWith(path)))
    return isOfPage && isTheirs ? name : null
  }
