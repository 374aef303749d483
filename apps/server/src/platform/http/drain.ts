import type { IncomingMessage } from 'node:http'

/** Reads and drops the rest of a request. Disconnects a client that sends more than `most` bytes. */
export const drain = (request: IncomingMessage, most: number): void => {
  let passed = 0
  request.on('data', (chunk: Buffer) => {
    passed += chunk.length
    if (passed > most) request.destroy()
  })
  request.resume()
}
