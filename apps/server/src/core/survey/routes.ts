import { getSurvey as getCall } from '@milgo/contracts/core/get-survey'
import { getSurveyLists as listsCall } from '@milgo/contracts/core/get-survey-lists'
import { updateSurvey as updateCall } from '@milgo/contracts/core/update-survey'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import type { KnownCodes } from '../dictionaries/known-codes.ts'
import { getSurvey } from './get-survey.ts'
import { getSurveyLists } from './get-survey-lists.ts'
import { updateSurvey } from './update-survey.ts'

export const surveyRoutes = (app: FastifyInstance, platform: Platform, codes: KnownCodes): void => {
  registerCall(app, platform, listsCall, ({ language }) => getSurveyLists(platform, language))
  registerCall(app, platform, getCall, ({ caller }) => getSurvey(platform, caller.id))
  registerSessionCall(app, platform, updateCall, ({ token, body }) =>
    updateSurvey(platform, codes, token, body),
  )
}
