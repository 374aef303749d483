import { fixBankDetails as fixCall } from '@milgo/contracts/core/fix-bank-details'
import { getInvalidDocuments as documentsCall } from '@milgo/contracts/core/get-invalid-documents'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import type { KnownCodes } from '../dictionaries/known-codes.ts'
import { fixBankDetails } from './fix-bank-details.ts'
import { getInvalidDocuments } from './get-invalid-documents.ts'

export const bankFixRoutes = (app: FastifyInstance, platform: Platform, codes: KnownCodes): void => {
  registerSessionCall(app, platform, documentsCall, ({ token }) => getInvalidDocuments(platform, token))
  registerCall(app, platform, fixCall, ({ caller, body: { code, ...payload }, language, address, device }) =>
    fixBankDetails(platform, codes, { caller, payload, code, language, address, device }),
  )
}
