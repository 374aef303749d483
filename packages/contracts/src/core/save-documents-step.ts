import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const saveDocumentsStep = defineCall({
  service: 'core',
  method: 'POST',
  path: stepCalls.documents.save,
  guard: 'student',
  summary:
    'Save a draft of the documents (step 4), also if incomplete. Missing files are listed in the error (250); everything else is stored.',
  body: StepPayloads.documents,
  response: StepAnswer,
  conflict: StepConflicts.documents,
})
