import type { Content } from './content.ts'

/** Returns the offsets of a word in a file, at most `most`. */
export const findAll = async (content: Content, word: string, most: number): Promise<readonly number[]> => {
  const wanted = Buffer.from(word, 'latin1')
  const found: number[] = []
  let before = Buffer.alloc(0)
  let offset = 0
  for await (const chunk of content.chunks()) {
    // A word may span two chunks.
    const seam = Buffer.concat([before, chunk.subarray(0, wanted.length - 1)])
    for (const at of placesIn(seam, wanted)) found.push(offset - before.length + at)
    for (const at of placesIn(chunk, wanted)) found.push(offset + at)
    if (found.length >= most) return found.slice(0, most)
    before = Buffer.from(chunk.subarray(Math.max(0, chunk.length - wanted.length + 1)))
    offset += chunk.length
  }
  return found
}

function* placesIn(bytes: Buffer, wanted: Buffer): Generator<number> {
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) yield at
}
