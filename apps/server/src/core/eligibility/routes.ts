import { checkEligibility as call } from '@milgo/contracts/core/check-eligibility'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkEligibility } from './check-eligibility.ts'

export const eligibilityRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, call, ({ body, address, device, language }) =>
    checkEligibility(platform, body, { address, device, language }),
  )
}
