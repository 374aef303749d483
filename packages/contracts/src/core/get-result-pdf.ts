import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'

export const getResultPdf = defineCall({
  service: 'core',
  method: 'GET',
  path: '/publish/get-result-pdf',
  guard: 'student',
  isPersonal: true,
  sendsFile: 'application/pdf',
  summary: 'Return the newest letter with the published result, in the language of the call',
  response: SentFile,
})
