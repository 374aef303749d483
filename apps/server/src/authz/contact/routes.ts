import { changeContact as changeCall } from '@milgo/contracts/authz/change-contact'
import { confirmContact as confirmCall } from '@milgo/contracts/authz/confirm-contact'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeContact } from './change-contact.ts'
import { confirmContact } from './confirm-contact.ts'

export const contactRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, changeCall, ({ caller, body, address, device, language }) =>
    changeContact(platform, { caller, ...body, address, device, language }),
  )
  registerCall(app, platform, confirmCall, ({ caller, body, address, device, language }) =>
    confirmContact(platform, { caller, ...body, address, device, language }),
  )
}
