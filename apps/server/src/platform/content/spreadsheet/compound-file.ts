import type { Content } from '../content.ts'

/** A stream or a folder of a compound file, Microsoft's file system inside a file ([MS-CFB]). */
export type CompoundEntry = {
  readonly name: string
  readonly isStream: boolean
  readonly size: number
  readonly first: number
}

export type CompoundFile = {
  readonly entries: readonly CompoundEntry[]
  /** Returns a stream in parts, each read when it is needed. */
  readonly readStream: (entry: CompoundEntry) => AsyncIterable<Buffer>
}

export class BrokenCompoundFile extends Error {}

const headerBytes = 512
const directoryEntryBytes = 128
const endOfChain = 0xff_ff_ff_fe
const rootType = 5
const streamType = 2
/** An office document has some dozens of entries. A chain cannot be longer than the number of sectors. */
const mostEntries = 4_096

/** Opens a compound file and reads only what is needed. Throws if something points outside the file or in a circle. */
export const openCompoundFile = async (content: Content): Promise<CompoundFile> => {
  const header = await content.readAt(0, headerBytes)
  if (header.length < headerBytes) throw new BrokenCompoundFile()
  const sectorBytes = 1 << header.readUInt16LE(30)
  const miniBytes = 1 << header.readUInt16LE(32)
  if ((sectorBytes !== 512 && sectorBytes !== 4096) || miniBytes !== 64) throw new BrokenCompoundFile()
  const sectors = Math.ceil(content.size / sectorBytes)

  const readSector = async (sector: number): Promise<Buffer> => {
    if (sector >= sectors) throw new BrokenCompoundFile()
    const bytes = await content.readAt((sector + 1) * sectorBytes, sectorBytes)
    if (bytes.length === 0) throw new BrokenCompoundFile()
    return Buffer.concat([bytes, Buffer.alloc(sectorBytes - bytes.length)])
  }

  const allocation = await readAllocation(header, readSector, sectors)
  const nextOf = (table: Uint32Array) => (sector: number) => table[sector] ?? endOfChain

  /** Returns the sectors of a chain, up to `most` bytes. */
  async function* sectorsOf(first: number, most: number): AsyncGenerator<Buffer> {
    const chain = chainOf(first, nextOf(allocation), Math.min(Math.ceil(most / sectorBytes), sectors))
    for (const sector of chain) yield await readSector(sector)
  }
  const readChain = async (first: number, most: number): Promise<Buffer> => {
    const parts: Buffer[] = []
    for await (const sector of sectorsOf(first, most)) parts.push(sector)
    return Buffer.concat(parts)
  }

  const directory = await readChain(header.readUInt32LE(48), mostEntries * directoryEntryBytes)
  const all = readDirectory(directory)
  const root = all.find(({ type }) => type === rootType)
  if (!root) throw new BrokenCompoundFile()
  const miniCutoff = header.readUInt32LE(56)

  const readMini = async (first: number, length: number): Promise<Buffer> => {
    const table = toWords(await readChain(header.readUInt32LE(60), sectors * 4))
    const container = await readChain(root.first, root.size)
    const chain = chainOf(first, nextOf(table), Math.ceil(length / miniBytes))
    return Buffer.concat(chain.map((mini) => container.subarray(mini * miniBytes, (mini + 1) * miniBytes)))
  }

  async function* readStream({ first, size }: CompoundEntry): AsyncGenerator<Buffer> {
    let remaining = size
    for await (const part of size < miniCutoff ? [await readMini(first, size)] : sectorsOf(first, size)) {
      yield part.subarray(0, remaining)
      remaining -= Math.min(remaining, part.length)
    }
  }

  return {
    entries: all.map(({ name, type, size, first }) => ({ name, isStream: type === streamType, size, first })),
    readStream,
  }
}

/**
 * Reads the table of which sector follows which. The table's own sectors are listed in the header and, if they are
 * many, in a chain.
 */
const readAllocation = async (
  header: Buffer,
  readSector: (sector: number) => Promise<Buffer>,
  sectors: number,
): Promise<Uint32Array> => {
  const named = [...toWords(header.subarray(76))]
  let more = header.readUInt32LE(68)
  for (let count = 0; more < endOfChain; count++) {
    if (count > sectors) throw new BrokenCompoundFile()
    const words = toWords(await readSector(more))
    named.push(...words.subarray(0, -1))
    more = words.at(-1) ?? endOfChain
  }
  const used = named.filter((sector) => sector < endOfChain)
  if (used.length > sectors) throw new BrokenCompoundFile()
  const tables: Buffer[] = []
  for (const sector of used) tables.push(await readSector(sector))
  return toWords(Buffer.concat(tables))
}

const toWords = (bytes: Buffer): Uint32Array =>
  Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4))

const chainOf = (first: number, next: (sector: number) => number, most: number): number[] => {
  const chain: number[] = []
  const seen = new Set<number>()
  for (let sector = first; sector < endOfChain && chain.length < most; sector = next(sector)) {
    if (seen.has(sector)) throw new BrokenCompoundFile()
    seen.add(sector)
    chain.push(sector)
  }
  return chain
}

const readDirectory = (directory: Buffer) =>
  Array.from({ length: Math.floor(directory.length / directoryEntryBytes) }, (_, index) => {
    const entry = directory.subarray(index * directoryEntryBytes, (index + 1) * directoryEntryBytes)
    const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62)
    return {
      name: entry.toString('utf16le', 0, nameBytes),
      type: entry[66] ?? 0,
      first: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    }
  }).filter(({ type }) => type !== 0)
