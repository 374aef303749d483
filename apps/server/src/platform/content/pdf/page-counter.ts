import type { Content } from '../content.ts'
import { findAll } from '../find-bytes.ts'
import type { Effort } from './effort.ts'
import type { PackedText } from './packed-objects.ts'
import { type PdfValue, parseObject } from './parse-object.ts'

const mention = '/Pages'
const mostMentions = 2_000
/** The description of a page tree contains the list of its branches. */
const longestTree = 256 * 1024
const mostPages = 100_000

/** The description is usually right before the mention. */
const usualDistance = 4 * 1024

type Tree = { readonly at: number; readonly pages: number }

/**
 * Counts the pages of a PDF by the roots of its page trees. A file that was changed later has several roots, and the
 * last one counts. Nothing is rendered, so that the server needs no program that interprets uploaded files.
 */
export const createPageCounter = (effort: Effort) => {
  const roots: Tree[] = []
  /** Looks for a root where its description may begin, and returns whether there is one. */
  const look = async (bytes: Buffer, start: number, at: number): Promise<boolean> => {
    await effort.rest()
    if (effort.isSpent()) return false
    const pages = findRootCount(bytes.subarray(start, start + longestTree), effort)
    if (pages === undefined) return false
    roots.push({ at, pages })
    return true
  }
  return {
    lookAtPacked: async ({ at, text }: PackedText): Promise<void> => {
      if (text === undefined) return
      const bytes = Buffer.from(text, 'latin1')
      const looked = new Set<number>()
      for (const openings of openingsAroundTrees(text))
        for (const start of openings) {
          if (looked.has(start)) continue
          looked.add(start)
          if (await look(bytes, start, at)) break
        }
    },
    /** Returns the number of pages; null if no root was found, or if the file takes too long to look through. */
    count: async (content: Content): Promise<number | null> => {
      const looked = new Set<number>()
      for (const at of await findAll(content, mention, mostMentions)) {
        const start = await findObjectStart(content, at)
        if (start === undefined || looked.has(start)) continue
        looked.add(start)
        await look(await content.readAt(start, longestTree), 0, at)
      }
      if (effort.isSpent()) return null
      return roots.toSorted((one, other) => one.at - other.at).at(-1)?.pages ?? null
    },
  }
}

/** Returns where the object begins in which the place is. */
const findObjectStart = async (content: Content, place: number): Promise<number | undefined> => {
  for (const distance of [usualDistance, longestTree]) {
    const from = Math.max(0, place - distance)
    const word = (await content.readAt(from, place - from)).lastIndexOf('obj')
    if (word >= 0) return from + word + 'obj'.length
  }
  return undefined
}

/** Returns the number of pages of the tree that these bytes describe; undefined if it is no root of a tree. */
const findRootCount = (bytes: Buffer, effort: Effort): number | undefined => {
  const read = parsed(bytes, effort)
  if (read?.kind !== 'entries') return undefined
  const [type, count] = [read.value.get('Type'), read.value.get('Count')]
  const isRoot = type?.kind === 'name' && type.value === 'Pages' && !read.value.has('Parent')
  if (!isRoot || count?.kind !== 'number') return undefined
  return count.value > 0 && count.value <= mostPages ? count.value : undefined
}

const parsed = (bytes: Buffer, { spend }: Effort): PdfValue | undefined => {
  try {
    return parseObject(bytes, 0, spend)
  } catch {
    return undefined
  }
}

const mostOpenings = 8

/** Returns, for each page tree in packed objects, where its description may begin, the nearest first. */
function* openingsAroundTrees(text: string): Generator<readonly number[]> {
  let openings: readonly number[] = []
  for (const { 0: found, index } of text.matchAll(/<<|\/Type\s*\/Pages\b/g))
    if (found === '<<') openings = [index, ...openings.slice(0, mostOpenings - 1)]
    else yield openings
}
