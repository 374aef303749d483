import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const submitFamilyStep = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-3/submit',
  guard: 'student',
  summary:
    'Hand in the additional data (step 3): every rule applies, and 250 names what stands in the way, with nothing kept.',
  body: StepPayloads.family,
  response: StepAnswer,
  conflict: StepConflicts.family,
})
