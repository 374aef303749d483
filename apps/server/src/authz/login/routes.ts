import { loginByEmail as loginByEmailCall } from '@milgo/contracts/authz/login-by-email'
import { loginByPhone as loginByPhoneCall } from '@milgo/contracts/authz/login-by-phone'
import { resendCode as resendCodeCall } from '@milgo/contracts/authz/resend-code'
import { verifyOtpAfterLogin } from '@milgo/contracts/authz/verify-otp-after-login'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { loginByEmail } from './login-by-email.ts'
import { loginByPhone } from './login-by-phone.ts'
import { resendCode } from './resend-code.ts'
import { verifyAfterLogin } from './verify-after-login.ts'

export const loginRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, loginByEmailCall, ({ body, address, device }) =>
    loginByEmail(platform, { ...body, address, device }),
  )
  registerCall(app, platform, loginByPhoneCall, ({ body, address, device, language }) =>
    loginByPhone(platform, { ...body, address, device, language }),
  )
  registerCall(app, platform, resendCodeCall, ({ body, address, device, language }) =>
    resendCode(platform, { ...body, address, device, language }),
  )
  registerCall(app, platform, verifyOtpAfterLogin, ({ body, address, device }) =>
    verifyAfterLogin(platform, { ...body, address, device }),
  )
}
