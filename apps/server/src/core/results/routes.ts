import { getDetailedScore as scoreCall } from '@milgo/contracts/core/get-detailed-score'
import { getNumberedLetter as numberedCall } from '@milgo/contracts/core/get-numbered-letter'
import { getRequestData as dataCall } from '@milgo/contracts/core/get-request-data'
import { getResultLetters as lettersCall } from '@milgo/contracts/core/get-result-letters'
import { getResultPage as pageCall } from '@milgo/contracts/core/get-result-page'
import { getResultPdf as pdfCall } from '@milgo/contracts/core/get-result-pdf'
import type { FastifyInstance } from 'fastify'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getDetailedScore } from './get-detailed-score.ts'
import { getRequestData } from './get-request-data.ts'
import { getResultLetters, getResultPdf } from './get-result-letters.ts'
import { getResultPage } from './get-result-page.ts'

export const resultsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerSessionCall(app, platform, pdfCall, ({ token, language }) =>
    getResultPdf(platform, token, language),
  )
  registerSessionCall(app, platform, numberedCall, ({ token, language, params }) =>
    getResultPdf(platform, token, language, params.number),
  )
  registerSessionCall(app, platform, lettersCall, ({ token, language }) =>
    getResultLetters(platform, token, language),
  )
  registerSessionCall(app, platform, scoreCall, ({ token }) => getDetailedScore(platform, token))
  registerSessionCall(app, platform, dataCall, ({ token }) => getRequestData(platform, token))
  registerSessionCall(app, platform, pageCall, ({ token, language }) =>
    getResultPage(platform, token, language),
  )
}
