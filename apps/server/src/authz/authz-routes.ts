import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { actingRoutes } from './acting/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { loginRoutes } from './login/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { restoreRoutes } from './restore/routes.ts'
import { sessionsRoutes } from './sessions/routes.ts'
import { staffRoutes } from './staff/routes.ts'

/** Registers the routes of the authorization service. */
export const authzRoutes = (app: FastifyInstance, platform: Platform): void => {
  actingRoutes(app, platform)
  contactRoutes(app, platform)
  loginRoutes(app, platform)
  registrationRoutes(app, platform)
  restoreRoutes(app, platform)
  sessionsRoutes(app, platform)
  staffRoutes(app, platform)
}
