import { createDeflateRaw } from 'node:zlib'

/** Writes a file's content in the deflate format, and calls `seen` with each chunk that it has read. */
export type Pack = (
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  seen: (chunk: Uint8Array) => void,
) => AsyncGenerator<Buffer>

/** Compresses the content. The bytes depend on the zlib and the processor of the machine. */
export const deflate: Pack = async function* (content, seen) {
  const packer = createDeflateRaw()
  const feeding = (async () => {
    for await (const chunk of content) {
      seen(chunk)
      if (!packer.write(chunk)) await new Promise((resolve) => packer.once('drain', resolve))
    }
    packer.end()
  })()
  // An error while reading ends the packed stream with the same error.
  feeding.catch((error: unknown) => packer.destroy(error instanceof Error ? error : new Error('unreadable')))
  for await (const chunk of packer) yield chunk as Buffer
  await feeding
}

const blockBytes = 0xffff

const block = (content: Buffer, isLast: boolean): Buffer => {
  const head = Buffer.alloc(5)
  head.writeUInt8(isLast ? 1 : 0, 0)
  head.writeUInt16LE(content.length, 1)
  head.writeUInt16LE(content.length ^ blockBytes, 3)
  return Buffer.concat([head, content])
}

/**
 * Does not compress the content, and writes it in blocks of one length. The bytes are the same on every machine,
 * whatever the sizes of the chunks.
 */
export const storeUncompressed: Pack = async function* (content, seen) {
  let rest = Buffer.alloc(0)
  for await (const chunk of content) {
    seen(chunk)
    rest = Buffer.concat([rest, chunk])
    for (; rest.length > blockBytes; rest = rest.subarray(blockBytes))
      yield block(rest.subarray(0, blockBytes), false)
  }
  yield block(rest, true)
}
