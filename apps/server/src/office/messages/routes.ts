import { listRequestMessages as listCall } from '@milgo/contracts/office/list-request-messages'
import { resendMessage as resendCall } from '@milgo/contracts/office/resend-message'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { listRequestMessages } from './list-request-messages.ts'
import { resendMessage } from './resend-message.ts'

export const messagesRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, ({ caller, params }) =>
    listRequestMessages(platform, caller, params.id),
  )
  registerCall(app, platform, resendCall, ({ caller, params, body }) =>
    resendMessage(platform, caller, params.id, body.message_id),
  )
}
