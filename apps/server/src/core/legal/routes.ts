import { acceptLegalTexts as acceptCall } from '@milgo/contracts/core/accept-legal-texts'
import { getLegalTexts as textsCall } from '@milgo/contracts/core/get-legal-texts'
import { legalPdfPath } from '@milgo/contracts/portal-paths'
import type { FastifyInstance } from 'fastify'
import { languageOfReader } from '../../platform/http/language.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import { sendFile } from '../../platform/http/send-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { acceptLegalTexts } from './accept-legal-texts.ts'
import { getLegalTexts } from './get-legal-texts.ts'
import { createLegalPrinter } from './print-legal-texts.ts'

export const legalRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, textsCall, ({ language }) => getLegalTexts(platform, language))
  registerSessionCall(app, platform, acceptCall, ({ token, body }) =>
    acceptLegalTexts(platform, token, body.texts),
  )
  const print = createLegalPrinter(platform)
  app.get(legalPdfPath, { schema: { hide: true } }, async (request, reply) =>
    sendFile(reply, 'application/pdf', {
      name: 'milgo-legal.pdf',
      content: await print(languageOfReader(request)),
    }),
  )
}
