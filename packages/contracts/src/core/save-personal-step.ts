import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const savePersonalStep = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-1/save',
  guard: 'student',
  summary:
    'Keep a draft of the personal details (step 1), whatever it lacks. A malformed value is named with 250 and all others are kept. The first one creates the request',
  body: StepPayloads.personal,
  response: StepAnswer,
  conflict: StepConflicts.personal,
})
