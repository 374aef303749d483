import { copyPeriod as copyCall } from '@milgo/contracts/office/copy-period'
import { listPeriods } from '@milgo/contracts/office/list-periods'
import { makePeriodCurrent as makeCurrentCall } from '@milgo/contracts/office/make-period-current'
import { openPeriod } from '@milgo/contracts/office/open-period'
import { savePeriod as saveCall } from '@milgo/contracts/office/save-period'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { copyPeriod } from './copy-period.ts'
import { getPeriod } from './get-period.ts'
import { makePeriodCurrent } from './make-period-current.ts'
import { listedPeriods } from './period-answer.ts'
import { savePeriod } from './save-period.ts'

export const periodsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listPeriods, async () => ({
    periods: await platform.database.read((db) => listedPeriods(db, platform.clock)),
  }))
  registerCall(app, platform, openPeriod, ({ params }) => getPeriod(platform, params.code))
  registerCall(app, platform, saveCall, ({ caller, params, body }) =>
    savePeriod(platform, caller, params.code, body),
  )
  registerCall(app, platform, copyCall, ({ caller, body }) => copyPeriod(platform, caller, body))
  registerCall(app, platform, makeCurrentCall, ({ caller, params, body }) =>
    makePeriodCurrent(platform, caller, params.code, body),
  )
}
