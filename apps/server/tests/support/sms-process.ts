/**
 * A real HTTP gateway in a process of its own, told by its first argument how to behave:
 * takes, `answers` with the status that follows, hangs, dies-late (with the message in hand).
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const behaviour = process.argv[2] ?? 'takes'
const status = behaviour === 'takes' ? 202 : Number(/^answers (\d+)$/.exec(behaviour)?.[1])

const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  process.send?.({ text, headers: request.headers }, () => {
    if (behaviour === 'dies-late') process.exit(1)
    if (status > 0) response.writeHead(status).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('message', () => process.send?.('pong'))
process.on('disconnect', () => process.exit(0))
