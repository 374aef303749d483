import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const submitPersonalStep = defineCall({
  service: 'core',
  method: 'POST',
  path: stepCalls.personal.submit,
  guard: 'student',
  summary:
    'Submit the personal details (step 1). Checks every rule. On an error stores nothing and lists the errors (250). The first call creates the request',
  body: StepPayloads.personal,
  response: StepAnswer,
  conflict: StepConflicts.personal,
})
