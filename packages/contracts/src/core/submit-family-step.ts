import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const submitFamilyStep = defineCall({
  service: 'core',
  method: 'POST',
  path: stepCalls.family.submit,
  guard: 'student',
  summary:
    'Submit the additional data (step 3). Checks every rule. On an error stores nothing and lists the errors (250).',
  body: StepPayloads.family,
  response: StepAnswer,
  conflict: StepConflicts.family,
})
