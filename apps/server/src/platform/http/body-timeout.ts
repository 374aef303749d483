import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** An upload over a slow line takes minutes; everything else that is sent is small and comes at once. */
export const bodyMs = 60_000

/** The longest that a request may take to arrive, by Node's own watch: ten megabytes at 20 kB a second. */
export const uploadMs = 10 * 60_000

/** Who has an answer and sends nothing for so long, of a body that nobody reads, is cut off. */
export const lingerMs = 3_000
/** And who goes on sending for a minute, or more than any upload that may be. */
const mostLingerMs = 60_000
const mostLingerBytes = 20 * 1024 * 1024

/** Cuts off who sends a body without end, so that the patience with uploads is nobody's weapon. */
export const bodyTimeout = (app: FastifyInstance): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!request.routeOptions.config.takesFile) {
      const late = setTimeout(() => request.raw.destroy(), bodyMs)
      payload.once('close', () => clearTimeout(late)).once('end', () => clearTimeout(late))
    }
    done(null, payload)
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // What tests put in directly is there as a whole, and does not say so.
    if (raw.complete === false) endUnread(raw)
    done()
  })
}

/**
 * The answer is given, and the body still comes: Node lets it pass unread. Who is cut off while sending may never read
 * the answer, so whoever goes on sending is let, for a while.
 */
const endUnread = (raw: IncomingMessage): void => {
  const { socket } = raw
  const start = { bytes: socket.bytesRead, at: Date.now() }
  let seen = start.bytes
  const look = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(look)
    const isSilent = socket.bytesRead === seen
    const isEndless = Date.now() - start.at > mostLingerMs || socket.bytesRead - start.bytes > mostLingerBytes
    if (isSilent || isEndless) socket.destroy()
    seen = socket.bytesRead
  }, lingerMs).unref()
}
