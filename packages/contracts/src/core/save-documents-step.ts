import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const saveDocumentsStep = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-4/save',
  guard: 'student',
  summary:
    'Keep a draft of the documents (step 4), whatever it lacks. A file that is not there is named with 250 and all else is kept.',
  body: StepPayloads.documents,
  response: StepAnswer,
  conflict: StepConflicts.documents,
})
