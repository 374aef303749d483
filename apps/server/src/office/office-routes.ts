import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { bankFixRoutes } from './bank-fix/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { dictionariesRoutes } from './dictionaries/routes.ts'
import { erasuresRoutes } from './erasures/routes.ts'
import { institutionListsRoutes } from './institution-lists/routes.ts'
import { jobsRoutes } from './jobs/routes.ts'
import { messagesRoutes } from './messages/routes.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { periodsRoutes } from './periods/routes.ts'
import { queueRoutes } from './queue/routes.ts'
import { releasesRoutes } from './releases/routes.ts'
import { resultsRoutes } from './results/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { revisionsRoutes } from './revisions/routes.ts'
import { secondLooksRoutes } from './second-looks/routes.ts'
import { templatesRoutes } from './templates/routes.ts'
import { trailRoutes } from './trail/routes.ts'
import { viewsRoutes } from './views/routes.ts'
import { workRoutes } from './work/routes.ts'

/** Registers the routes of the core service for staff. */
export const officeRoutes = (app: FastifyInstance, platform: Platform): void => {
  bankFixRoutes(app, platform)
  contentRoutes(app, platform)
  dashboardRoutes(app, platform)
  dictionariesRoutes(app, platform)
  erasuresRoutes(app, platform)
  institutionListsRoutes(app, platform)
  jobsRoutes(app, platform)
  paymentsRoutes(app, platform)
  messagesRoutes(app, platform)
  periodsRoutes(app, platform)
  queueRoutes(app, platform)
  releasesRoutes(app, platform)
  resultsRoutes(app, platform)
  reviewRoutes(app, platform)
  revisionsRoutes(app, platform)
  secondLooksRoutes(app, platform)
  templatesRoutes(app, platform)
  trailRoutes(app, platform)
  viewsRoutes(app, platform)
  workRoutes(app, platform)
}
