import type { Readable } from 'node:stream'
import type { Scanner, Verdict } from './scanner.ts'

/** Scans a stream and closes it, also where the scanner never came to read it. */
export const scanStream = async (scanner: Scanner, content: Readable): Promise<Verdict> => {
  // A disk that fails is heard by whoever reads; where nobody does any more, it must not end the process.
  content.on('error', () => {})
  try {
    return await scanner.scan(content)
  } finally {
    content.destroy()
  }
}
