import type { Entry, ZipFile } from 'yauzl'
import { Refusal } from '../refusal.ts'

/** A spreadsheet has a few dozen parts. */
const mostParts = 2_000

/** What a part may unfold to; the archive's own figure is checked against what really comes out. */
const largestPart = 300 * 1024 * 1024

export type Parts = {
  readonly has: (part: string) => boolean
  readonly sizeOf: (part: string) => number
  readonly open: (part: string, largest?: number) => Promise<AsyncIterable<Buffer>>
}

/** The parts of a zip archive, none of which can unfold to more than was agreed: no bomb goes off. */
export const listParts = async (archive: ZipFile, name: string): Promise<Parts> => {
  const entries = new Map<string, Entry>()
  for await (const entry of archive.eachEntry()) {
    entries.set(entry.fileName, entry)
    if (entries.size > mostParts) throw new Refusal(`${name} is a zip archive, but no spreadsheet.`)
  }
  const entryOf = (part: string): Entry => {
    const entry = entries.get(part)
    if (!entry) throw new Refusal(`${name} is a zip archive, but no spreadsheet.`)
    return entry
  }
  return {
    has: (part) => entries.has(part),
    sizeOf: (part) => entryOf(part).uncompressedSize,
    open: async (part, largest = largestPart) => {
      const entry = entryOf(part)
      if (entry.uncompressedSize > largest)
        throw new Refusal(
          `${name} unfolds to far more than a spreadsheet holds (${part}); it is not imported.`,
        )
      return archive.openReadStreamPromise(entry)
    },
  }
}
