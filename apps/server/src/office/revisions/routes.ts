import { getRevision as getCall } from '@milgo/contracts/office/get-revision'
import { listRevisions as listCall } from '@milgo/contracts/office/list-revisions'
import { previewRevision as previewCall } from '@milgo/contracts/office/preview-revision'
import { proposeRevision as proposeCall } from '@milgo/contracts/office/propose-revision'
import { signRevision as signCall } from '@milgo/contracts/office/sign-revision'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getRevision } from './get-revision.ts'
import { listRevisions } from './list-revisions.ts'
import { previewRevision } from './preview-revision.ts'
import { proposeRevisionAs, signRevisionAs } from './revise-as.ts'

export const revisionsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, ({ caller, language }) => listRevisions(platform, caller, language))
  registerCall(app, platform, getCall, ({ caller, params, language }) =>
    getRevision(platform, caller, params.id, language),
  )
  registerCall(app, platform, previewCall, ({ caller, params, body, language }) =>
    previewRevision(platform, caller, params.id, body, language),
  )
  registerCall(app, platform, proposeCall, ({ caller, params, body }) =>
    proposeRevisionAs(platform, caller, params.id, body),
  )
  registerCall(app, platform, signCall, ({ caller, params, body }) =>
    signRevisionAs(platform, caller, params.id, body),
  )
}
