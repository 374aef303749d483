import type { FastifyInstance } from 'fastify'

/**
 * Logs one line for each answer, with the route's pattern and never the address, which may contain text that a person
 * typed.
 */
export const requestLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
    done()
  })
}
