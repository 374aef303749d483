import { confirmSubmission as confirmCall } from '@milgo/contracts/core/confirm-submission'
import { getBankStep } from '@milgo/contracts/core/get-bank-step'
import { getDocumentsStep } from '@milgo/contracts/core/get-documents-step'
import { getDocumentsToFix as documentsToFixCall } from '@milgo/contracts/core/get-documents-to-fix'
import { getFamilyStep } from '@milgo/contracts/core/get-family-step'
import { getFormStart as startCall } from '@milgo/contracts/core/get-form-start'
import { getNumberedCopy as numberedCopyCall } from '@milgo/contracts/core/get-numbered-copy'
import { getPersonalStep } from '@milgo/contracts/core/get-personal-step'
import { getSubmittedCopy as copyCall } from '@milgo/contracts/core/get-submitted-copy'
import { saveBankStep } from '@milgo/contracts/core/save-bank-step'
import { saveDocumentsStep } from '@milgo/contracts/core/save-documents-step'
import { saveFamilyStep } from '@milgo/contracts/core/save-family-step'
import { savePersonalStep } from '@milgo/contracts/core/save-personal-step'
import { sendDocumentList as listCall } from '@milgo/contracts/core/send-document-list'
import { submitBankStep } from '@milgo/contracts/core/submit-bank-step'
import { submitCorrections as correctionsCall } from '@milgo/contracts/core/submit-corrections'
import { submitFamilyStep } from '@milgo/contracts/core/submit-family-step'
import { submitPersonalStep } from '@milgo/contracts/core/submit-personal-step'
import { submitRequest as submitCall } from '@milgo/contracts/core/submit-request'
import { type EarlierStep, earlierSteps, lastStep } from '@milgo/domain/application/steps'
import type { FastifyInstance } from 'fastify'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import type { KnownCodes } from '../dictionaries/known-codes.ts'
import { createBatchedReads } from './batched-reads.ts'
import { createBatchedSaves } from './batched-saves.ts'
import { confirmSubmission } from './confirm-submission.ts'
import { getDocumentsToFix } from './get-documents-to-fix.ts'
import { getFormStart } from './get-form-start.ts'
import { getSubmittedCopy } from './get-submitted-copy.ts'
import { readDocuments, readStep } from './read-step.ts'
import { createRecentCases } from './recent-cases.ts'
import { type CachesAndBatches, saveStep } from './save-step.ts'
import { sendDocumentList } from './send-document-list.ts'
import { submitCorrections } from './submit-corrections.ts'
import { submitRequest } from './submit-request.ts'

/** The calls of each step that is submitted by itself. */
const callsOf = {
  personal: { get: getPersonalStep, save: savePersonalStep, submit: submitPersonalStep },
  bank: { get: getBankStep, save: saveBankStep, submit: submitBankStep },
  family: { get: getFamilyStep, save: saveFamilyStep, submit: submitFamilyStep },
} as const satisfies Record<EarlierStep['id'], object>

export const requestsRoutes = (app: FastifyInstance, platform: Platform, codes: KnownCodes): void => {
  const shared: CachesAndBatches = {
    cases: createRecentCases(),
    codes,
    getOwnCase: createBatchedReads(platform),
    saveSteps: createBatchedSaves(platform),
  }
  for (const step of earlierSteps) {
    const { get, ...calls } = callsOf[step.id]
    registerSessionCall(app, platform, get, ({ token }) => readStep(platform, shared, token, step))
    for (const does of ['save', 'submit'] as const)
      registerSessionCall(app, platform, calls[does], ({ token, body }) =>
        saveStep(platform, shared, token, { does, step, version: body.version, payload: body }),
      )
  }
  registerSessionCall(app, platform, startCall, ({ token, language }) =>
    getFormStart(platform, shared, token, language),
  )
  documentsRoutes(app, platform, shared)
}

/** Registers the calls of the last step, whose submit sends the request. */
const documentsRoutes = (app: FastifyInstance, platform: Platform, shared: CachesAndBatches): void => {
  const step = lastStep
  registerSessionCall(app, platform, getDocumentsStep, ({ token }) => readDocuments(platform, shared, token))
  registerSessionCall(app, platform, saveDocumentsStep, ({ token, body }) =>
    saveStep(platform, shared, token, { does: 'save', step, version: body.version, payload: body }),
  )
  registerSessionCall(app, platform, submitCall, ({ token, body: { seen, ...payload }, language }) =>
    submitRequest(platform, shared, token, { step, version: payload.version, payload, seen, language }),
  )
  registerSessionCall(app, platform, documentsToFixCall, ({ token, language }) =>
    getDocumentsToFix(platform, token, language),
  )
  registerSessionCall(app, platform, correctionsCall, ({ token, body, language }) =>
    submitCorrections(platform, shared, token, { step, version: body.version, payload: body, language }),
  )
  registerSessionCall(app, platform, listCall, ({ token, language }) =>
    sendDocumentList(platform, token, language),
  )
  registerSessionCall(app, platform, confirmCall, ({ token }) => confirmSubmission(platform, token))
  registerSessionCall(app, platform, copyCall, ({ token }) => getSubmittedCopy(platform, token))
  registerSessionCall(app, platform, numberedCopyCall, ({ token, params }) =>
    getSubmittedCopy(platform, token, params.number),
  )
}
