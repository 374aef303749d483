import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const sendDocumentList = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-4/send-email-to-student',
  guard: 'student',
  summary: 'Mail the student the list of documents that their answers need, at most once an hour',
  response: z.object({ id: z.uuid().meta({ description: 'The request' }) }),
})
