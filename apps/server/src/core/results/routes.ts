import { getNumberedLetter as numberedCall } from '@milgo/contracts/core/get-numbered-letter'
import { getResultLetters as lettersCall } from '@milgo/contracts/core/get-result-letters'
import { getResultPdf as pdfCall } from '@milgo/contracts/core/get-result-pdf'
import type { FastifyInstance } from 'fastify'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getResultLetters, getResultPdf } from './get-result-letters.ts'

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
}
