/**
 * A real HTTP gateway in a process of its own. Its first argument is its behaviour: takes (accepts, or answers as its
 * address says: `/answers/503`), hangs, dies-late (after it received the message).
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const behaviour = process.argv[2] ?? 'takes'
const statusAt = (path = ''): number => Number(/^\/answers\/(\d+)$/.exec(path)?.[1] ?? 202)

const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  process.send?.({ text, headers: request.headers }, () => {
    if (behaviour === 'dies-late') process.exit(1)
    if (behaviour === 'takes') response.writeHead(statusAt(request.url)).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('message', () => process.send?.('pong'))
process.on('disconnect', () => process.exit(0))
