import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { DocumentsStep } from './step-fields.ts'

export const getDocumentsStep = defineCall({
  service: 'core',
  method: 'GET',
  path: stepCalls.documents.read,
  guard: 'student',
  isPersonal: true,
  summary:
    'Return the saved documents (step 4) and the list of needed documents. The address of each file is valid for five minutes',
  response: DocumentsStep,
})
