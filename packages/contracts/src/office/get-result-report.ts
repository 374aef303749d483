import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'
import { ResultFileParams } from './payment-fields.ts'

export const getResultReport = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/payments/results/{id}/report',
  guard: 'staff',
  right: 'read-payments',
  isPersonal: true,
  sendsFile: 'application/octet-stream',
  summary: 'Return every row of a file of results with its explanation',
  params: ResultFileParams,
  response: SentFile,
})
