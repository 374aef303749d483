import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const submitPersonalStep = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-1/submit',
  guard: 'student',
  summary:
    'Hand in the personal details (step 1): every rule applies, and 250 names what stands in the way, with nothing kept. The first one creates the request',
  body: StepPayloads.personal,
  response: StepAnswer,
  conflict: StepConflicts.personal,
})
