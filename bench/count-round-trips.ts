import { connect, createServer, type Socket } from 'node:net'

/**
 * Starts a proxy between a server and its database that counts how often the server waits for an answer. Each `Query`
 * and each `Sync` of PostgreSQL's protocol is one round trip.
 */
export const countRoundTrips = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  let trips = 0
  const sockets: Socket[] = []
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => {})
    const count = messageCounter(() => {
      trips += 1
    })
    near.on('data', count)
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const address = proxy.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    trips: () => trips,
    close: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

const [query, sync] = ['Q', 'S'].map((letter) => letter.charCodeAt(0))

/**
 * Returns a function that parses chunks and counts these messages. The first message of a connection has a length and
 * no type. All others have a type and then their length.
 */
const messageCounter = (hit: () => void) => {
  let unread: Buffer = Buffer.alloc(0)
  let isStarted = false
  return (chunk: Buffer): void => {
    unread = Buffer.concat([unread, chunk])
    for (;;) {
      const typeBytes = isStarted ? 1 : 0
      if (unread.length < typeBytes + 4) return
      const length = typeBytes + unread.readUInt32BE(typeBytes)
      if (unread.length < length) return
      if (isStarted && (unread[0] === query || unread[0] === sync)) hit()
      isStarted = true
      unread = unread.subarray(length)
    }
  }
}
