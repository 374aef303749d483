import { adminHandoff } from '@milgo/contracts/authz/admin-handoff'
import { makeActingCode as makeActingCodeCall } from '@milgo/contracts/authz/make-acting-code'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeActingCode } from './make-acting-code.ts'
import { startActing } from './start-acting.ts'

export const actingRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, makeActingCodeCall, ({ caller, body }) =>
    makeActingCode(platform, caller, body),
  )
  registerCall(app, platform, adminHandoff, ({ body, address }) =>
    startActing(platform, { ...body, address }),
  )
}
