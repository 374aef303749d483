import { rateFaqAnswer as rateCall } from '@milgo/contracts/core/rate-faq-answer'
import { reportFaqMiss as missCall } from '@milgo/contracts/core/report-faq-miss'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { rateAnswer } from './rate-answer.ts'
import { reportMiss } from './report-miss.ts'

export const faqRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, rateCall, ({ body, address }) =>
    rateAnswer(platform, { questionId: body.question_id, isHelpful: body.is_helpful }, address),
  )
  registerCall(app, platform, missCall, ({ body, address, language }) =>
    reportMiss(platform, { ...body, language }, address),
  )
}
