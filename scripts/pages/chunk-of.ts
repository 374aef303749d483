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

/** An icon is too small for a page to load another page's file for it. */
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/

/**
 * Which file a module is built into, where the bundler would not know better: what stands around every page, what the
 * landing page shares with others, and icons of several pages, is one file instead of one for each thing that is shared. A phone waits longer for
 * twenty small answers than for one that is as large as all of them.
 */
export const chunkOf =
  (landing: readonly string[]) =>
  (id: string, graph: Graph): string | null => {
    const loaders = [...loadersOf(id, graph)]
    const isNeededAtOnce =
      icon.test(id) || loaders.some((loader) => landing.some((path) => loader.endsWith(path)))
    return isNeededAtOnce && (loaders.length > 1 || id.endsWith('/src/main.tsx')) ? 'application' : null
  }

/** Pages that share code with each other; `of` names the sources that are loaded by themselves. */
export type Family = { readonly name: string; readonly of: readonly string[] }

/** A library that only some pages need, and that is worth a file of its own. */
const apart = /node_modules[\\/]zod[\\/]/

/**
 * One file for what the pages of a family share, the first family that has all of them; what belongs to none is shared by
 * any pages and stands in `controls`. A file therefore imports only files of larger families. The bundler would make a file
 * for each thing that is shared, and a phone waits longer for forty answers than for four.
 *
 * Libraries too, where each part of them is imported by its own name: one that is imported as a whole seems to be loaded by
 * whoever imports any of it.
 */
export const sharedIn =
  (families: readonly Family[]) =>
  (id: string, graph: Graph): string | null => {
    if (apart.test(id)) return null
    const loaders = [...loadersOf(id, graph)]
    if (loaders.length < 2) return null
    const family = families.find(({ of }) =>
      loaders.every((loader) => of.some((path) => loader.includes(path))),
    )
    return family?.name ?? 'controls'
  }
