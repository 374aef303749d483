import { getCurrentUser as call } from '@milgo/contracts/core/get-current-user'
import type { FastifyInstance } from 'fastify'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getCurrentUser } from './get-current-user.ts'

export const userRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerSessionCall(app, platform, call, ({ token, language }) => getCurrentUser(platform, token, language))
}
