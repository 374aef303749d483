import type { FastifyInstance } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { contentRepository } from './content/repository.ts'
import { contentRoutes } from './content/routes.ts'
import { periodsRepository } from './periods/repository.ts'
import { periodsRoutes } from './periods/routes.ts'
import { settingsRepository } from './settings/repository.ts'
import { settingsRoutes } from './settings/routes.ts'
import { timeRepository } from './time/repository.ts'
import { timeRoutes } from './time/routes.ts'

/** Everything that the core service answers. */
export const coreRoutes = (app: FastifyInstance, database: Database, clock: Clock): void => {
  timeRoutes(app, timeRepository(database, clock))
  settingsRoutes(app, settingsRepository(database))
  periodsRoutes(app, periodsRepository(database, clock))
  contentRoutes(app, contentRepository(database))
}
