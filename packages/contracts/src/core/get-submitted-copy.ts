import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'

export const getSubmittedCopy = defineCall({
  service: 'core',
  method: 'GET',
  path: '/user-request/submitted-copy',
  guard: 'student',
  isPersonal: true,
  sendsFile: 'application/pdf',
  summary: 'A printed copy of the request exactly as it was sent, in the language it was sent in',
  response: SentFile,
})
