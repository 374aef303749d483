import { createBatch as createCall } from '@milgo/contracts/office/create-batch'
import { decidePaymentChange } from '@milgo/contracts/office/decide-payment-change'
import { decideResultFile as decideFileCall } from '@milgo/contracts/office/decide-result-file'
import { declareMoneyConflict as declareMoneyConflictCall } from '@milgo/contracts/office/declare-money-conflict'
import { enterRowResults as rowResultsCall } from '@milgo/contracts/office/enter-row-results'
import { getBatch as batchCall } from '@milgo/contracts/office/get-batch'
import { getBatchFile as batchFileCall } from '@milgo/contracts/office/get-batch-file'
import { getPayments as overviewCall } from '@milgo/contracts/office/get-payments'
import { getReconciliationFile as reconciliationFileCall } from '@milgo/contracts/office/get-reconciliation-file'
import { getResultFile as resultFileCall } from '@milgo/contracts/office/get-result-file'
import { getResultReport as resultReportCall } from '@milgo/contracts/office/get-result-report'
import { listOrders as ordersCall } from '@milgo/contracts/office/list-orders'
import { listQuarantine as quarantineCall } from '@milgo/contracts/office/list-quarantine'
import { listResultRows as resultRowsCall } from '@milgo/contracts/office/list-result-rows'
import { moveBatch as moveCall } from '@milgo/contracts/office/move-batch'
import { previewBatch as previewCall } from '@milgo/contracts/office/preview-batch'
import { proposePaymentChange } from '@milgo/contracts/office/propose-payment-change'
import { reconcilePayments as reconcileCall } from '@milgo/contracts/office/reconcile-payments'
import { uploadResults as uploadCall } from '@milgo/contracts/office/upload-results'
import type { FastifyInstance } from 'fastify'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { drain } from '../../platform/http/drain.ts'
import { acceptFileForms, findFilePart } from '../../platform/http/file-form.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getBatchFile } from './batch-files.ts'
import { createBatch } from './create-batch.ts'
import { decideChange } from './decide-change.ts'
import { decideResultFile } from './decide-result-file.ts'
import { declareMoneyConflict } from './declare-money-conflict.ts'
import { enterRowResults } from './enter-row-results.ts'
import { getBatch } from './get-batch.ts'
import { getPayments } from './get-payments.ts'
import { getReconciliationFile } from './get-reconciliation-file.ts'
import { getResultFile } from './get-result-file.ts'
import { getResultReport } from './get-result-report.ts'
import { listOrders } from './list-orders.ts'
import { listQuarantine } from './list-quarantine.ts'
import { listResultRows } from './list-result-rows.ts'
import { moveBatch } from './move-batch.ts'
import { previewBatch } from './preview-batch.ts'
import { proposeChange } from './propose-change.ts'
import { readUpload } from './read-upload.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refuseUpload, uploadResults } from './upload-results.ts'

/** A file of 100,000 results is about six megabytes. */
const mostResultBytes = 20 * 1024 * 1024

/**
 * A result file is read, and applied, in one transaction, which uses a database connection all the time. Few at once
 * leave the other connections to other calls.
 */
const largeFiles = { atOnce: 2, longestQueue: 20 }

export const paymentsRoutes = (app: FastifyInstance, platform: Platform): void => {
  const inTurn = createFairQueue(largeFiles)
  registerCall(app, platform, overviewCall, ({ language, body }) => getPayments(platform, language, body))
  registerCall(app, platform, createCall, ({ caller, body }) => createBatch(platform, caller, body))
  registerCall(app, platform, previewCall, ({ caller, body }) => previewBatch(platform, caller, body))
  registerCall(app, platform, batchCall, ({ caller, params, language }) =>
    getBatch(platform, caller, params.id, language),
  )
  registerCall(app, platform, ordersCall, ({ params, body }) => listOrders(platform, params.id, body))
  registerCall(app, platform, moveCall, ({ caller, params, body, language }) =>
    moveBatch(platform, caller, params.id, body, language),
  )
  registerCall(app, platform, batchFileCall, ({ caller, params }) => getBatchFile(platform, caller, params))
  registerCall(app, platform, resultFileCall, ({ caller, params }) =>
    getResultFile(platform, caller, params.id),
  )
  registerCall(app, platform, resultReportCall, ({ caller, params, language }) =>
    getResultReport(platform, caller, language, params.id),
  )
  registerCall(app, platform, resultRowsCall, ({ params, body }) => listResultRows(platform, params.id, body))
  registerCall(app, platform, decideFileCall, ({ caller, params, body }) =>
    inTurn(() => decideResultFile(platform, caller, params.id, body.act), { owner: caller.id }),
  )
  registerCall(app, platform, rowResultsCall, ({ caller, params, body }) =>
    enterRowResults(platform, caller, params.id, body),
  )
  registerCall(app, platform, quarantineCall, ({ caller, body }) => listQuarantine(platform, caller, body))
  registerCall(app, platform, proposePaymentChange, ({ caller, body }) =>
    proposeChange(platform, caller, body),
  )
  registerCall(app, platform, decidePaymentChange, ({ caller, params, body }) =>
    decideChange(platform, caller, params.id, body.is_confirmed),
  )
  registerCall(app, platform, declareMoneyConflictCall, ({ caller, params }) =>
    declareMoneyConflict(platform, caller, params),
  )
  registerCall(app, platform, reconcileCall, ({ language, body }) =>
    reconcilePayments(platform, language, body.period),
  )
  registerCall(app, platform, reconciliationFileCall, ({ caller, params, language }) =>
    getReconciliationFile(platform, caller, language, params.period),
  )
  // Only this call accepts forms; every other call refuses them as unsupported content.
  void app.register(async (scope) => {
    await acceptFileForms(scope, mostResultBytes)
    registerCall(scope, platform, uploadCall, async ({ caller, params, request }) => {
      try {
        await refuseUpload(platform, caller, params.id)
        const { name, file } = await findFilePart(request, mostResultBytes)
        const store = async () => {
          const bytes = await readUpload(file, mostResultBytes)
          return uploadResults(platform, caller, params.id, { name, bytes })
        }
        return await inTurn(store, { owner: caller.id })
      } catch (error) {
        // A browser reads no answer while it is still sending. The rest of the body is read and dropped, so that the
        // refusal arrives.
        drain(request.raw, 2 * mostResultBytes)
        throw error
      }
    })
  })
}
