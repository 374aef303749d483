import type { Entry, ZipFile } from 'yauzl'

/** An archive that is no office document, or that unfolds to more than one holds. */
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
  /** What a part may unfold to; the archive's own figure is checked against what really comes out. */
  readonly largestPart: number
  /** What all of them may. */
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

/** Part names are compared without regard to case; a name may be written with escapes, as addresses are. */
export const partNameOf = (name: string): string => {
  const plain = name.replace(/^\/+/, '')
  try {
    return decodeURIComponent(plain).toLowerCase()
  } catch {
    return plain.toLowerCase()
  }
}

/** The parts of a zip archive, none of which can unfold to more than was agreed: no bomb goes off. */
export const listParts = async (
  archive: ZipFile,
  { largestPart, mostBytes = Number.POSITIVE_INFINITY }: Limits,
): Promise<Parts> => {
  const entries = new Map<string, Entry>()
  const seen = new Set<string>()
  let claimed = 0
  for await (const entry of archive.eachEntry()) {
    const name = partNameOf(entry.fileName)
    // Of two with one name each program may open another.
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
