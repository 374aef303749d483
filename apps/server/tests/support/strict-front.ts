import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Says = (status: number) => boolean

/**
 * Starts a proxy before a bucket. It adds the header `nosniff` to all or some answers, as some buckets do themselves.
 */
export const startStrictFront = async (port: number, says: Says = () => true) => {
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    // The host is not changed, because it is part of what was signed.
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
