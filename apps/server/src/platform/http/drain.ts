import type { IncomingMessage } from 'node:http'

/** Lets the rest of a request pass unread; one that does not come to an end is cut off. */
export const drain = (request: IncomingMessage, most: number): void => {
  let passed = 0
  request.on('data', (chunk: Buffer) => {
    passed += chunk.length
    if (passed > most) request.destroy()
  })
  request.resume()
}
