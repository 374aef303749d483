import { forgotPassword as forgotPasswordCall } from '@milgo/contracts/authz/forgot-password'
import { resetPassword as resetPasswordCall } from '@milgo/contracts/authz/reset-password'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgotPassword } from './forgot-password.ts'
import { resetPassword } from './reset-password.ts'

export const restoreRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, forgotPasswordCall, ({ body, address, device, language }) =>
    forgotPassword(platform, { ...body, address, device, language }),
  )
  registerCall(app, platform, resetPasswordCall, ({ body, address, device, language }) =>
    resetPassword(platform, { ...body, address, device, language }),
  )
}
