import type { Rollup } from 'vite'

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/** Returns the modules that load this module: an entry, or a file that is loaded by `import()`. */
const loadersOf = (id: string, graph: Graph): ReadonlySet<string> => {
  const loaders = new Set<string>()
  const seen = new Set([id])
  // The loop also visits modules that are added to the set while it runs.
  for (const one of seen) {
    const info = graph.getModuleInfo(one)
    if (info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0) loaders.add(one)
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return loaders
}

/** Icons are too small for a file of another page to be loaded for them. */
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/

/**
 * Returns 'application' for a module that belongs in the file of that name: what surrounds every page, what the landing
 * page shares with others, and icons of several pages. Returns null to leave the choice to the bundler, which would
 * write one file for each shared module. A phone waits longer for twenty small answers than for one large one.
 */
export const chunkOf =
  (landing: readonly string[]) =>
  (id: string, graph: Graph): string | null => {
    const loaders = [...loadersOf(id, graph)]
    const isNeededAtOnce =
      icon.test(id) || loaders.some((loader) => landing.some((path) => loader.endsWith(path)))
    return isNeededAtOnce && (loaders.length > 1 || id.endsWith('/src/main.tsx')) ? 'application' : null
  }

/** A group of pages that share code. `of` contains the sources that are loaded by `import()`. */
export type Family = { readonly name: string; readonly of: readonly string[] }

/** A library that only some pages need and that stays in a file of its own. */
const apart = /node_modules[\\/]zod[\\/]/

/**
 * Returns the name of the file for a module that several pages share: that of the first family that contains all these
 * pages, else `controls`. A file therefore imports only files of larger families. The bundler would write a file for
 * each shared module, and a phone waits longer for forty answers than for four. This works for a library only if each
 * part is imported from its own file: a library that is imported as a whole seems to be loaded by every page that
 * imports any part of it.
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
