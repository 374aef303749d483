import { sendProblemReport as reportCall } from '@milgo/contracts/core/send-problem-report'
import type { FastifyInstance } from 'fastify'
import { readBearer } from '../../platform/http/read-bearer.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendProblemReport } from './send-problem-report.ts'

export const supportRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, reportCall, async ({ body, address, language, request }) => {
    const token = await readBearer(platform.tokens, request.headers)
    return sendProblemReport(platform, body, { address, language, token })
  })
}
