import { logout as logoutCall } from '@milgo/contracts/authz/logout'
import { refresh as refreshCall } from '@milgo/contracts/authz/refresh'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { issueToken } from './issue-token.ts'
import { logout } from './logout.ts'

export const sessionsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, refreshCall, ({ caller }) => issueToken(platform, caller.session))
  registerCall(app, platform, logoutCall, ({ caller }) => logout(platform, caller))
}
