import type { Content } from '../content.ts'
import { findAll } from '../find-bytes.ts'
import type { PackedText } from './packed-objects.ts'
import { type PdfValue, parseObject } from './parse-object.ts'

const mention = '/Pages'
const mostMentions = 2_000
/** The list of a tree's branches stands in its description. */
const longestTree = 256 * 1024
const mostPages = 100_000

type Tree = { readonly at: number; readonly pages: number }

/**
 * Counts the pages of a PDF by the roots of its page trees. A file that was changed after it was made has several: the
 * last one counts. Nothing is drawn, so that the server needs no program that interprets what strangers upload.
 */
export const createPageCounter = () => {
  const roots: Tree[] = []
  const look = (bytes: Buffer, starts: readonly number[], at: number): void => {
    for (const start of starts) {
      const pages = findRootCount(bytes, start)
      if (pages === undefined) continue
      roots.push({ at, pages })
      return
    }
  }
  return {
    lookAtPacked: ({ at, text }: PackedText): void => {
      if (text === undefined) return
      const bytes = Buffer.from(text, 'latin1')
      for (const { index } of text.matchAll(/\/Type\s*\/Pages\b/g))
        look(bytes, openingsBefore(text, index), at)
    },
    /** Null where no root was found. */
    count: async (content: Content): Promise<number | null> => {
      for (const at of await findAll(content, mention, mostMentions)) {
        const from = Math.max(0, at - longestTree)
        const bytes = await content.readAt(from, at - from + longestTree)
        const text = bytes.toString('latin1')
        const object = text.lastIndexOf('obj', at - from)
        if (object >= 0) look(bytes, [object + 'obj'.length], at)
      }
      return roots.toSorted((one, other) => one.at - other.at).at(-1)?.pages ?? null
    },
  }
}

/** How many pages the tree has whose description begins here; undefined where that is no root of one. */
const findRootCount = (bytes: Buffer, start: number): number | undefined => {
  const read = parsed(bytes, start)
  if (read?.kind !== 'entries') return undefined
  const [type, count] = [read.value.get('Type'), read.value.get('Count')]
  const isRoot = type?.kind === 'name' && type.value === 'Pages' && !read.value.has('Parent')
  if (!isRoot || count?.kind !== 'number') return undefined
  return count.value > 0 && count.value <= mostPages ? count.value : undefined
}

const parsed = (bytes: Buffer, start: number): PdfValue | undefined => {
  try {
    return parseObject(bytes, start)
  } catch {
    return undefined
  }
}

const mostOpenings = 8

/** Where the description that a place stands in may begin, the nearest first. */
const openingsBefore = (text: string, place: number): readonly number[] => {
  const found: number[] = []
  for (let at = text.lastIndexOf('<<', place); at >= 0 && found.length < mostOpenings; ) {
    found.push(at)
    at = at === 0 ? -1 : text.lastIndexOf('<<', at - 1)
  }
  return found
}
