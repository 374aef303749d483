import { getQueueChoices as choicesCall } from '@milgo/contracts/office/get-queue-choices'
import { removeQueueView as removeCall } from '@milgo/contracts/office/remove-queue-view'
import { saveQueueView as saveCall } from '@milgo/contracts/office/save-queue-view'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getQueueChoices } from './get-queue-choices.ts'
import { removeQueueView, saveQueueView } from './save-queue-view.ts'

export const viewsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, choicesCall, ({ caller, language }) =>
    getQueueChoices(platform, caller, language),
  )
  registerCall(app, platform, saveCall, ({ caller, body }) => saveQueueView(platform, caller, body))
  registerCall(app, platform, removeCall, ({ caller, body }) => removeQueueView(platform, caller, body.id))
}
