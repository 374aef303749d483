import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Says = (status: number) => boolean

/** Stands before a bucket and adds to its answers what some buckets say themselves: `nosniff`, with all or with some. */
export const startStrictFront = async (port: number, says: Says = () => true) => {
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    // The host stays as it was asked for, since it is a part of what was signed.
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (told) => {
      const status = told.statusCode ?? 502
      answer.writeHead(status, {
        ...told.headers,
        ...(says(status) && { 'x-content-type-options': 'nosniff' }),
      })
      told.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
