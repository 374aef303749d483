import { createAppeal as createCall } from '@milgo/contracts/core/create-appeal'
import { getAppeal as getCall } from '@milgo/contracts/core/get-appeal'
import { getAppealDocuments as documentsCall } from '@milgo/contracts/core/get-appeal-documents'
import { submitAppealCorrections as correctionsCall } from '@milgo/contracts/core/submit-appeal-corrections'
import { updateAppeal as updateCall } from '@milgo/contracts/core/update-appeal'
import type { FastifyInstance } from 'fastify'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAppeal } from './create-appeal.ts'
import { getAppeal } from './get-appeal.ts'
import { getAppealDocuments } from './get-appeal-documents.ts'
import { submitAppealCorrections } from './submit-appeal-corrections.ts'
import { updateAppeal } from './update-appeal.ts'

export const appealsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerSessionCall(app, platform, createCall, ({ token, body, language }) => {
    const { user_request_id: requestId, ...payload } = body
    return createAppeal(platform, token, { requestId: String(requestId), payload, language })
  })
  registerSessionCall(app, platform, updateCall, ({ token, body, language }) => {
    const { content_version: startedFrom, ...payload } = body
    return updateAppeal(platform, token, { startedFrom, payload, language })
  })
  registerSessionCall(app, platform, correctionsCall, ({ token, body, language }) =>
    submitAppealCorrections(platform, token, { startedFrom: body?.content_version, language }),
  )
  registerSessionCall(app, platform, getCall, ({ token }) => getAppeal(platform, token))
  registerSessionCall(app, platform, documentsCall, ({ token, language }) =>
    getAppealDocuments(platform, token, language),
  )
}
