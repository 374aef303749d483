import { dirname, join } from 'node:path/posix'

/** Folders of one folder that import one another in a circle. */
export type Knot = { readonly folder: string; readonly rooms: readonly string[] }

/** The files of a folder that are in none of its inner folders. Together they are one room beside the inner folders. */
export const ownFiles = '(own files)'

const imported = /\b(?:from|import\(|import)\s*'(\.[^']+)'/g

type Import = { readonly folder: string; readonly from: string; readonly to: string }

/** Returns the folder that has both files, and the two rooms of it that an import connects. */
const importBetween = (from: string, to: string): Import | undefined => {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')]
  const shared = a.findIndex((name, level) => name !== b[level])
  const level = shared < 0 ? a.length : shared
  if (level === a.length && level === b.length) return undefined
  return { folder: a.slice(0, level).join('/'), from: a[level] ?? ownFiles, to: b[level] ?? ownFiles }
}

/** Returns the rooms that remain when rooms without imports, and rooms that nobody imports, are taken away. */
const knotted = (imports: readonly Import[]): readonly Import[] => {
  const importers = new Set(imports.map(({ from }) => from))
  const targets = new Set(imports.map(({ to }) => to))
  const left = imports.filter(({ from, to }) => targets.has(from) && importers.has(to))
  return left.length === imports.length ? left : knotted(left)
}

/**
 * Returns the knots between the folders of these files, which are given with their texts. In a folder of
 * `onlyBetweenFolders` the own files are no room: they may both import its inner folders and be imported by them.
 */
export const findKnots = (
  files: ReadonlyMap<string, string>,
  onlyBetweenFolders: readonly string[],
): readonly Knot[] => {
  const imports = [...files].flatMap(([path, text]) =>
    [...text.matchAll(imported)].flatMap(([, target = '']) => {
      const found = importBetween(path, join(dirname(path), target))
      return found ? [found] : []
    }),
  )
  const folders = [...new Set(imports.map(({ folder }) => folder))].sort()
  return folders.flatMap((folder) => {
    const counted = imports.filter(
      (one) =>
        one.folder === folder &&
        !(onlyBetweenFolders.includes(folder) && [one.from, one.to].includes(ownFiles)),
    )
    const rooms = [...new Set(knotted(counted).map(({ from }) => from))].sort()
    return rooms.length > 0 ? [{ folder, rooms }] : []
  })
}
