import { getCalculator as calculatorCall } from '@milgo/contracts/core/get-calculator'
import { getRegistrationPeriods as periodsCall } from '@milgo/contracts/core/get-registration-periods'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getCalculator } from './get-calculator.ts'
import { getRegistrationPeriods } from './get-registration-periods.ts'

export const periodsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, periodsCall, ({ language }) => getRegistrationPeriods(platform, language))
  registerCall(app, platform, calculatorCall, () => getCalculator(platform))
}
