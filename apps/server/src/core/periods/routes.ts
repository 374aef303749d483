import { getRegistrationPeriods as call } from '@milgo/contracts/core/get-registration-periods'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getRegistrationPeriods } from './get-registration-periods.ts'

export const periodsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, call, ({ language }) => getRegistrationPeriods(platform, language))
}
