import { getCurrentUser as call } from '@milgo/contracts/core/get-current-user'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getCurrentUser } from './get-current-user.ts'

export const userRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, call, ({ caller, language }) => getCurrentUser(platform, caller, language))
}
