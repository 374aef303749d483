import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'

export const getMyData = defineCall({
  service: 'core',
  method: 'GET',
  path: '/user/my-data',
  guard: 'student',
  isOwnAct: true,
  isPersonal: true,
  sendsFile: 'application/zip',
  summary:
    'Return everything that is stored about the student, once a day: answers, copies, files, messages, history',
  response: SentFile,
})
