import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before a bucket and adds to its answers what some buckets say themselves: `nosniff`. */
export const startStrictFront = async (port: number) => {
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    // The host stays as it was asked for, since it is a part of what was signed.
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, { ...told.headers, 'x-content-type-options': 'nosniff' })
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
