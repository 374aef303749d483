import type { Content } from '../content.ts'

/** PDF readers look for the end mark in the last kilobyte. Mail programs and servers are known to append bytes. */
const tailBytes = 16 * 1024
/** Enough for a trailer, and for the table before it in a file of some hundred objects. */
const sectionBytes = 32 * 1024

export type Trailer = {
  /** The offset in the file at which `text` begins. */
  readonly at: number
  readonly text: string
}

/**
 * Returns the trailer that PDF readers begin with. The last `startxref` points to the table of objects. The trailer
 * follows the table, or is the head of the stream that contains the table. Returns `none` if the file has no end mark.
 * Returns undefined if `startxref` points nowhere: readers then search the whole file, and so must the caller.
 */
export const findTrailer = async (content: Content): Promise<Trailer | 'none' | undefined> => {
  const from = Math.max(0, content.size - tailBytes)
  const tail = (await content.readAt(from, tailBytes)).toString('latin1')
  if (!tail.includes('%%EOF')) return 'none'
  const start = tail.lastIndexOf('startxref')
  const place = Number(/^startxref\s+(\d{1,10})\s/.exec(tail.slice(start))?.[1] ?? Number.NaN)
  if (start === -1 || !(place < content.size)) return undefined
  const section = (await content.readAt(place, sectionBytes)).toString('latin1')
  const trailer = /^\s*xref\b/.test(section) ? section.indexOf('trailer') : 0
  const isStream = trailer === 0 && /^\s*\d+\s+\d+\s+obj\b/.test(section)
  const end = section.search(isStream ? /\bstream\r?\n/ : /\bstartxref\b/)
  if ((!isStream && trailer <= 0) || end <= trailer) return undefined
  return { at: place + trailer, text: section.slice(trailer, end) }
}
