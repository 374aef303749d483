import { tooBig } from '../../platform/storage/too-big.ts'

/** Reads an uploaded file into memory. Refuses a file that is too large. */
export const readUpload = async (
  content: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > mostBytes) throw tooBig(mostBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
