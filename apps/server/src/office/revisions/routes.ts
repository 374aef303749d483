import { proposeRevision as proposeCall } from '@milgo/contracts/office/propose-revision'
import { signRevision as signCall } from '@milgo/contracts/office/sign-revision'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { proposeRevisionAs, signRevisionAs } from './revise-as.ts'

export const revisionsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, proposeCall, ({ caller, params, body }) =>
    proposeRevisionAs(platform, caller, params.id, body),
  )
  registerCall(app, platform, signCall, ({ caller, params, body }) =>
    signRevisionAs(platform, caller, params.id, body),
  )
}
