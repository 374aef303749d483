import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'

export const getSubmittedCopy = defineCall({
  service: 'core',
  method: 'GET',
  path: '/user-request/submitted-copy',
  guard: 'student',
  isPersonal: true,
  sendsFile: 'application/pdf',
  summary: 'Return a printed copy of the request as it was sent, in the language in which it was sent',
  response: SentFile,
})
