import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const submitCorrections = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-4/submit-corrections',
  guard: 'student',
  isOwnAct: true,
  summary:
    'Send the correction, once and until its deadline: every document that was sent back needs a new file, and the declaration is given anew. Places that were not sent back keep what they hold. Sent again it answers the same.',
  body: StepPayloads.documents,
  response: StepAnswer,
  conflict: StepConflicts.documents,
})
