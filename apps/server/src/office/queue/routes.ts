import { countRequests as countCall } from '@milgo/contracts/office/count-requests'
import { exportRequests as exportCall } from '@milgo/contracts/office/export-requests'
import { listRequests as listCall } from '@milgo/contracts/office/list-requests'
import { planWork as planCall } from '@milgo/contracts/office/plan-work'
import { takeNext as takeCall } from '@milgo/contracts/office/take-next'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { countRequests } from './count-requests.ts'
import { exportRequests } from './export-requests.ts'
import { listRequests } from './list-requests.ts'
import { planWork } from './plan-work.ts'
import { takeNext } from './take-next.ts'

export const queueRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, ({ caller, language, body }) =>
    listRequests(platform, caller.id, language, body),
  )
  registerCall(app, platform, countCall, ({ caller, body }) => countRequests(platform, caller.id, body))
  registerCall(app, platform, exportCall, ({ caller, language, body }) =>
    exportRequests(platform, caller.id, language, body),
  )
  registerCall(app, platform, planCall, ({ caller, body }) => planWork(platform, caller, body))
  registerCall(app, platform, takeCall, ({ caller, body }) => takeNext(platform, caller, body))
}
