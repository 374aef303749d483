import type { FastifyInstance } from 'fastify'

/** An upload over a slow line takes minutes; everything else that is sent is small and comes at once. */
export const bodyMs = 60_000

/** The longest that a request may take to arrive, by Node's own watch: ten megabytes at 20 kB a second. */
export const uploadMs = 10 * 60_000

/** Cuts off who sends a small body without end, so that the patience with uploads is nobody's weapon. */
export const bodyTimeout = (app: FastifyInstance): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!request.routeOptions.config.takesFile) {
      const late = setTimeout(() => request.raw.destroy(), bodyMs)
      payload.once('close', () => clearTimeout(late)).once('end', () => clearTimeout(late))
    }
    done(null, payload)
  })
}
