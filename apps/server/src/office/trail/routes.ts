import { exportTrail as exportCall } from '@milgo/contracts/office/export-trail'
import { getTrailOverview as overviewCall } from '@milgo/contracts/office/get-trail-overview'
import { listTrail as listCall } from '@milgo/contracts/office/list-trail'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { exportTrail } from './export-trail.ts'
import { getTrailOverview } from './get-trail-overview.ts'
import { listTrail } from './list-trail.ts'

export const trailRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, ({ caller, language, body }) =>
    listTrail(platform, caller.id, language, body),
  )
  registerCall(app, platform, overviewCall, () => getTrailOverview(platform))
  registerCall(app, platform, exportCall, ({ caller, language, body }) =>
    exportTrail(platform, caller.id, language, body.filters),
  )
}
