import { getDashboard as call } from '@milgo/contracts/office/get-dashboard'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getDashboard } from './get-dashboard.ts'

export const dashboardRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, call, ({ caller, language, body }) =>
    getDashboard(platform, caller, language, body),
  )
}
