import type { Entry, ZipFile } from 'yauzl'

/** Thrown for an archive that is no office document, or that unpacks to more bytes than one has. */
export class ArchiveRefused extends Error {
  readonly reason: 'too-many-parts' | 'too-large' | 'no-such-part' | 'encrypted' | 'twice'
  readonly part: string

  constructor(reason: ArchiveRefused['reason'], part = '') {
    super(`archive refused: ${reason}`)
    this.name = 'ArchiveRefused'
    this.reason = reason
    this.part = part
  }
}

type Limits = {
  /** The most bytes that a part may unpack to. The archive's own figure is compared with the real size. */
  readonly largestPart: number
  /** The most bytes that all parts together may unpack to. */
  readonly mostBytes?: number
}

/** A spreadsheet has a few dozen parts. */
const mostParts = 2_000

export type Parts = {
  readonly names: readonly string[]
  readonly has: (part: string) => boolean
  readonly sizeOf: (part: string) => number
  readonly open: (part: string, largest?: number) => Promise<AsyncIterable<Buffer>>
}

/** Returns a part's name for comparison: in lower case, with percent escapes decoded. */
export const partNameOf = (name: string): string => {
  const plain = name.replace(/^\/+/, '')
  try {
    return decodeURIComponent(plain).toLowerCase()
  } catch {
    return plain.toLowerCase()
  }
}

/** Returns the parts of a zip archive. No part can unpack to more than the limits, so that a zip bomb is harmless. */
export const listParts = async (
  archive: ZipFile,
  { largestPart, mostBytes = Number.POSITIVE_INFINITY }: Limits,
): Promise<Parts> => {
  const entries = new Map<string, Entry>()
  const seen = new Set<string>()
  let claimed = 0
  for await (const entry of archive.eachEntry()) {
    const name = partNameOf(entry.fileName)
    // If two parts have the same name, programs differ in which one they open.
    if (seen.has(name)) throw new ArchiveRefused('twice', entry.fileName)
    seen.add(name)
    entries.set(entry.fileName, entry)
    claimed += entry.uncompressedSize
    if (entries.size > mostParts) throw new ArchiveRefused('too-many-parts')
    if (claimed > mostBytes) throw new ArchiveRefused('too-large', entry.fileName)
    if (entry.isEncrypted()) throw new ArchiveRefused('encrypted', entry.fileName)
  }
  const entryOf = (part: string): Entry => {
    const entry = entries.get(part)
    if (!entry) throw new ArchiveRefused('no-such-part', part)
    return entry
  }
  return {
    names: [...entries.keys()],
    has: (part) => entries.has(part),
    sizeOf: (part) => entryOf(part).uncompressedSize,
    open: async (part, largest = largestPart) => {
      const entry = entryOf(part)
      if (entry.uncompressedSize > largest) throw new ArchiveRefused('too-large', part)
      return archive.openReadStreamPromise(entry)
    },
  }
}
