import { logout as logoutCall } from '@milgo/contracts/authz/logout'
import { refresh as refreshCall } from '@milgo/contracts/authz/refresh'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { logout } from './logout.ts'
import { refresh } from './refresh.ts'

export const sessionsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, refreshCall, ({ caller }) => refresh(platform, caller))
  registerCall(app, platform, logoutCall, ({ caller }) => logout(platform, caller))
}
