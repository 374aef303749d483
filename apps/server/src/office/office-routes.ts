import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { queueRoutes } from './queue/routes.ts'
import { resultsRoutes } from './results/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { secondLooksRoutes } from './second-looks/routes.ts'
import { viewsRoutes } from './views/routes.ts'
import { workRoutes } from './work/routes.ts'

/** Everything that the core service answers to staff. */
export const officeRoutes = (app: FastifyInstance, platform: Platform): void => {
  queueRoutes(app, platform)
  resultsRoutes(app, platform)
  reviewRoutes(app, platform)
  secondLooksRoutes(app, platform)
  viewsRoutes(app, platform)
  workRoutes(app, platform)
}
