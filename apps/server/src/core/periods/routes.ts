import { getRegistrationPeriods as getRegistrationPeriodsCall } from '@milgo/contracts/core/get-registration-periods'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import { getRegistrationPeriods } from './get-registration-periods.ts'
import type { PeriodsRepository } from './repository.ts'

export const periodsRoutes = (app: FastifyInstance, periods: PeriodsRepository): void => {
  registerCall(app, getRegistrationPeriodsCall, ({ language }) => getRegistrationPeriods(periods, language))
}
