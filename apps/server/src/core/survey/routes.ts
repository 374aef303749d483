import { getSurveyLists as call } from '@milgo/contracts/core/get-survey-lists'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getSurveyLists } from './get-survey-lists.ts'

export const surveyRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, call, ({ language }) => getSurveyLists(platform, language))
}
