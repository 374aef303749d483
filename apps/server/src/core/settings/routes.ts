import { getSettings as getSettingsCall } from '@milgo/contracts/core/get-settings'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import { getSettings } from './get-settings.ts'
import type { SettingsRepository } from './repository.ts'

export const settingsRoutes = (app: FastifyInstance, settings: SettingsRepository): void => {
  registerCall(app, getSettingsCall, () => getSettings(settings))
}
