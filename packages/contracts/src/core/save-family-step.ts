import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const saveFamilyStep = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-3/save',
  guard: 'student',
  summary:
    'Keep a draft of the additional data (step 3), whatever it lacks. A malformed value is named with 250 and all others are kept.',
  body: StepPayloads.family,
  response: StepAnswer,
  conflict: StepConflicts.family,
})
