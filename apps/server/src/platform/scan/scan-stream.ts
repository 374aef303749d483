import type { Readable } from 'node:stream'
import type { Scanner, Verdict } from './scanner.ts'

/** Scans a stream and closes it, even if the scanner never read it. */
export const scanStream = async (scanner: Scanner, content: Readable): Promise<Verdict> => {
  // A failing disk is reported to the reader of the stream. If nobody reads it any more, the error must not end the
  // process.
  content.on('error', () => {})
  try {
    return await scanner.scan(content)
  } finally {
    content.destroy()
  }
}
