import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { queueRoutes } from './queue/routes.ts'
import { reviewRoutes } from './review/routes.ts'

/** Everything that the core service answers to staff. */
export const officeRoutes = (app: FastifyInstance, platform: Platform): void => {
  queueRoutes(app, platform)
  reviewRoutes(app, platform)
}
