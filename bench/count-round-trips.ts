import { connect, createServer, type Socket } from 'node:net'

/**
 * Stands between a server and its database and counts how often the server waits for an answer: each `Query` and each
 * `Sync` of PostgreSQL's protocol is one round trip.
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

/** The first message has a length and no type, all others a type and then their length. */
const messageCounter = (hit: () => void) => {
  let held: Buffer = Buffer.alloc(0)
  let isStarted = false
  return (chunk: Buffer): void => {
    held = Buffer.concat([held, chunk])
    for (;;) {
      const typeBytes = isStarted ? 1 : 0
      if (held.length < typeBytes + 4) return
      const length = typeBytes + held.readUInt32BE(typeBytes)
      if (held.length < length) return
      if (isStarted && (held[0] === query || held[0] === sync)) hit()
      isStarted = true
      held = held.subarray(length)
    }
  }
}
