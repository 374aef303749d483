import { countRequests as countCall } from '@milgo/contracts/office/count-requests'
import { listRequests as listCall } from '@milgo/contracts/office/list-requests'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { countRequests } from './count-requests.ts'
import { listRequests } from './list-requests.ts'

export const queueRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, ({ body }) => listRequests(platform, body))
  registerCall(app, platform, countCall, ({ body }) => countRequests(platform, body.period))
}
