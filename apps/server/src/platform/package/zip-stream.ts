import { crc32 } from 'node:zlib'
import { deflate, type Pack } from './pack-entry.ts'

/** A file of an archive. Its content is opened only when it is written. */
export type ZipEntry = {
  readonly name: string
  readonly content: () =>
    | Promise<AsyncIterable<Uint8Array>>
    | AsyncIterable<Uint8Array>
    | Iterable<Uint8Array>
}

const version = 20
/** Sizes and checksum follow the content, and names are UTF-8. */
const flags = 0x0008 | 0x0800
const deflated = 8
/** Larger archives need fields that this writer does not support. */
const mostBytes = 0xffffffff

/** Returns date and time in the format of zip: in steps of two seconds, without a time zone. */
const dosTime = (at: Date): readonly [time: number, date: number] => [
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
]

const header = (signature: string, size: number, write: (fields: Buffer) => void): Buffer => {
  const fields = Buffer.alloc(size)
  fields.write(signature, 0, 'latin1')
  write(fields)
  return fields
}

/** Returns a zip archive as a stream, one file after the other. At most one chunk of a file is in memory. */
export const zipStream = async function* (
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  at: Date,
  pack: Pack = deflate,
): AsyncGenerator<Buffer> {
  const [time, date] = dosTime(at)
  const directory: Buffer[] = []
  let offset = 0
  let count = 0
  for await (const { name, content } of entries) {
    const nameBytes = Buffer.from(name)
    const start = offset
    const local = header('PK\x03\x04', 30, (fields) => {
      fields.writeUInt16LE(version, 4)
      fields.writeUInt16LE(flags, 6)
      fields.writeUInt16LE(deflated, 8)
      fields.writeUInt16LE(time, 10)
      fields.writeUInt16LE(date, 12)
      fields.writeUInt16LE(nameBytes.length, 26)
    })
    yield Buffer.concat([local, nameBytes])
    let [checksum, size, packed] = [0, 0, 0]
    const pieces = pack(await content(), (chunk) => {
      checksum = crc32(chunk, checksum)
      size += chunk.length
    })
    for await (const piece of pieces) {
      packed += piece.length
      yield piece
    }
    offset += local.length + nameBytes.length + packed + 16
    if (offset > mostBytes || size > mostBytes) throw new Error('an archive of more than four gigabytes')
    const sums = (fields: Buffer, place: number) => {
      fields.writeUInt32LE(checksum, place)
      fields.writeUInt32LE(packed, place + 4)
      fields.writeUInt32LE(size, place + 8)
    }
    yield header('PK\x07\x08', 16, (fields) => sums(fields, 4))
    const central = header('PK\x01\x02', 46, (fields) => {
      fields.writeUInt16LE(version, 4)
      fields.writeUInt16LE(version, 6)
      fields.writeUInt16LE(flags, 8)
      fields.writeUInt16LE(deflated, 10)
      fields.writeUInt16LE(time, 12)
      fields.writeUInt16LE(date, 14)
      sums(fields, 16)
      fields.writeUInt16LE(nameBytes.length, 28)
      fields.writeUInt32LE(start, 42)
    })
    directory.push(central, nameBytes)
    count += 1
  }
  const index = Buffer.concat(directory)
  yield index
  yield header('PK\x05\x06', 22, (fields) => {
    fields.writeUInt16LE(count, 8)
    fields.writeUInt16LE(count, 10)
    fields.writeUInt32LE(index.length, 12)
    fields.writeUInt32LE(offset, 16)
  })
}
