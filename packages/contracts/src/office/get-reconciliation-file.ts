import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'

export const getReconciliationFile = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/payments/reconciliation/{period}/file',
  guard: 'staff',
  right: 'read-payments',
  isPersonal: true,
  sendsFile: 'application/octet-stream',
  summary: 'Return rows of the period, each batch and each student with a ledger, all at one moment',
  params: z.object({ period: z.string().min(1).max(20) }),
  response: SentFile,
})
