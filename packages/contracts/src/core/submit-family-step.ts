import { defineCall } from '../define-call.ts'
import { FamilyConflict, FamilyPayload, StepAnswer } from './step-fields.ts'

export const submitFamilyStep = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-3/submit',
  guard: 'student',
  summary:
    'Hand in the additional data (step 3): every rule applies, and 250 names what stands in the way, with nothing kept.',
  body: FamilyPayload,
  response: StepAnswer,
  conflict: FamilyConflict,
})
