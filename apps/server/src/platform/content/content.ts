import { type FileHandle, open } from 'node:fs/promises'

/** The bytes of a file, which are read where needed and never all at once. */
export type Content = {
  readonly size: number
  /** Returns the bytes from an offset; fewer if the file ends before. */
  readonly readAt: (offset: number, length: number) => Promise<Buffer>
  /** Returns all bytes in order. A chunk is valid only until the next one is read. */
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
