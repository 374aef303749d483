import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../../errors.ts'
import type { Metrics } from '../observability/metrics.ts'
import { isLoopback } from '../rate-limits.ts'

type Access = Pick<Config, 'METRICS_TOKEN' | 'isProduction'>

/**
 * Registers the metrics of the service for its operators: with their token, or in development from the same machine.
 */
export const metricsRoute = (app: FastifyInstance, metrics: Metrics, access: Access): void => {
  const isAllowed = (request: FastifyRequest): boolean =>
    access.METRICS_TOKEN
      ? hasBearer(request, access.METRICS_TOKEN)
      : !access.isProduction && isLoopback(request.ip)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request)) throw new AppError('FORBIDDEN')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
}

const hasBearer = (request: FastifyRequest, token: string): boolean => {
  const sent = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
