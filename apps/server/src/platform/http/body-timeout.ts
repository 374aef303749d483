import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * How long a body may take to arrive, except for uploads. An upload over a slow connection takes minutes; everything
 * else is small.
 */
export const bodyMs = 60_000

/** The longest time a request may take to arrive, measured by Node: ten megabytes at 20 kB a second. */
export const uploadMs = 10 * 60_000

/**
 * A client that already has its answer, and sends nothing for this long of a body that nobody reads, is disconnected.
 */
export const lingerMs = 3_000
/**
 * A client that already has its answer is also disconnected if it sends for longer, or more bytes, than any upload may
 * have.
 */
const mostLingerMs = 60_000
const mostLingerBytes = 20 * 1024 * 1024

/** Disconnects clients that send a body without end, so that the long time for uploads cannot be misused. */
export const bodyTimeout = (app: FastifyInstance): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!request.routeOptions.config.takesFile) {
      const late = setTimeout(() => request.raw.destroy(), bodyMs)
      payload.once('close', () => clearTimeout(late)).once('end', () => clearTimeout(late))
    }
    done(null, payload)
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // Requests that tests inject are complete, but `complete` is undefined for them.
    if (raw.complete === false) endUnread(raw)
    done()
  })
}

/**
 * Handles a body that still arrives after the answer was sent; Node drops its bytes. A client that is disconnected
 * while it sends may never read the answer, so it may go on sending for a while.
 */
const endUnread = (raw: IncomingMessage): void => {
  const { socket } = raw
  const start = { bytes: socket.bytesRead, at: Date.now() }
  let seen = start.bytes
  const check = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(check)
    const isSilent = socket.bytesRead === seen
    const isEndless = Date.now() - start.at > mostLingerMs || socket.bytesRead - start.bytes > mostLingerBytes
    if (isSilent || isEndless) socket.destroy()
    seen = socket.bytesRead
  }, lingerMs).unref()
}
