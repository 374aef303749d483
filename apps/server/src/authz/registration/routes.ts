import { resendOtp } from '@milgo/contracts/authz/resend-otp'
import { verifyOtp } from '@milgo/contracts/authz/verify-otp'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { resendRegistrationCode } from './resend-registration-code.ts'
import { verifyRegistration } from './verify-registration.ts'

export const registrationRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, verifyOtp, ({ body, address, device }) =>
    verifyRegistration(platform, { ...body, address, device }),
  )
  registerCall(app, platform, resendOtp, ({ body, address, device, language }) =>
    resendRegistrationCode(platform, { ...body, address, device, language }),
  )
}
