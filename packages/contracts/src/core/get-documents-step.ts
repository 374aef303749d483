import { defineCall } from '../define-call.ts'
import { DocumentsStep } from './step-fields.ts'

export const getDocumentsStep = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-4/documents',
  guard: 'student',
  isPersonal: true,
  summary:
    'What is saved of the documents (step 4), each file with an address of five minutes, and what is needed',
  response: DocumentsStep,
})
