import { type FileHandle, open } from 'node:fs/promises'

/** A file's bytes, read where they are wanted; never all of them at once. */
export type Content = {
  readonly size: number
  /** Fewer bytes where the file ends before. */
  readonly readAt: (offset: number, length: number) => Promise<Buffer>
  /** From the first byte to the last; a chunk is only good until the next. */
  readonly chunks: () => AsyncIterable<Buffer>
}

const chunkBytes = 256 * 1024

export const withContent = async <T>(path: string, look: (content: Content) => Promise<T>): Promise<T> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await look({
      size,
      readAt: (offset, length) => readAt(file, offset, Math.max(0, Math.min(length, size - offset))),
      chunks: () => chunksOf(file),
    })
  } finally {
    await file.close()
  }
}

const readAt = async (file: FileHandle, offset: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, offset)
  return buffer.subarray(0, bytesRead)
}

async function* chunksOf(file: FileHandle): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(chunkBytes)
  for (let offset = 0; ; ) {
    const { bytesRead } = await file.read(buffer, 0, chunkBytes, offset)
    if (bytesRead === 0) return
    offset += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
