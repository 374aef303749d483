import { getDetailedScore as scoreCall } from '@milgo/contracts/core/get-detailed-score'
import { getRequestData as dataCall } from '@milgo/contracts/core/get-request-data'
import { getResultPage as pageCall } from '@milgo/contracts/core/get-result-page'
import type { FastifyInstance } from 'fastify'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getDetailedScore } from './get-detailed-score.ts'
import { getRequestData } from './get-request-data.ts'
import { getResultPage } from './get-result-page.ts'

export const resultsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerSessionCall(app, platform, scoreCall, ({ token }) => getDetailedScore(platform, token))
  registerSessionCall(app, platform, dataCall, ({ token }) => getRequestData(platform, token))
  registerSessionCall(app, platform, pageCall, ({ token, language }) =>
    getResultPage(platform, token, language),
  )
}
