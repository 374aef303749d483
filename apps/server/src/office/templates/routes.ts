import { previewMessageTemplate as previewCall } from '@milgo/contracts/office/preview-message-template'
import { sendTemplateTrial as trialCall } from '@milgo/contracts/office/send-template-trial'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { previewMessageTemplate } from './preview-message-template.ts'
import { sendTemplateTrial } from './send-template-trial.ts'

export const templatesRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, previewCall, ({ caller, params, body }) =>
    previewMessageTemplate(platform, caller, params.key, body),
  )
  registerCall(app, platform, trialCall, ({ caller, params, body }) =>
    sendTemplateTrial(platform, caller, params.key, body),
  )
}
