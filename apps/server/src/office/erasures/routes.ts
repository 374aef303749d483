import { askErasure as askCall } from '@milgo/contracts/office/ask-erasure'
import { decideErasure as decideCall } from '@milgo/contracts/office/decide-erasure'
import { listErasures as listCall } from '@milgo/contracts/office/list-erasures'
import { planRetention as planCall } from '@milgo/contracts/office/plan-retention'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { askErasure } from './ask-erasure.ts'
import { decideErasure } from './decide-erasure.ts'
import { listErasures } from './list-erasures.ts'
import { planRetention } from './plan-retention.ts'

export const erasuresRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, ({ caller, language }) => listErasures(platform, caller, language))
  registerCall(app, platform, planCall, () => planRetention(platform))
  registerCall(app, platform, askCall, ({ caller, body }) => askErasure(platform, caller, body))
  registerCall(app, platform, decideCall, ({ caller, params, body }) =>
    decideErasure(platform, caller, params.id, body),
  )
}
