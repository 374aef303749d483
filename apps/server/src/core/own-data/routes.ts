import { getMyData as call } from '@milgo/contracts/core/get-my-data'
import type { FastifyInstance } from 'fastify'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getMyData } from './get-my-data.ts'

export const ownDataRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerSessionCall(app, platform, call, ({ token, language }) => getMyData(platform, token, language))
}
