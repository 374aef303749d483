import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const submitCorrections = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-4/submit-corrections',
  guard: 'student',
  isOwnAct: true,
  summary:
    'Send the correction, once and before its deadline. Every returned document needs a new file, and the declaration is needed again. Documents that were not returned do not change. A repeated call gets the same answer.',
  body: StepPayloads.documents,
  response: StepAnswer,
  conflict: StepConflicts.documents,
})
