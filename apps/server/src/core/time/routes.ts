import { getCurrentTime as call } from '@milgo/contracts/core/get-current-time'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getCurrentTime } from './get-current-time.ts'

export const timeRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, call, () => getCurrentTime(platform))
}
