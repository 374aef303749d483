import { checkEligibility as call } from '@milgo/contracts/core/check-eligibility'
import { getCheckStart as startCall } from '@milgo/contracts/core/get-check-start'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkEligibility } from './check-eligibility.ts'
import { getCheckStart } from './get-check-start.ts'

export const eligibilityRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, startCall, ({ language }) => getCheckStart(platform, language))
  registerCall(app, platform, call, ({ body, address, device, language }) =>
    checkEligibility(platform, body, { address, device, language }),
  )
}
