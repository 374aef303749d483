import { getSettings as call } from '@milgo/contracts/core/get-settings'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getSettings } from './get-settings.ts'

export const settingsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, call, ({ language }) => getSettings(platform, language))
}
