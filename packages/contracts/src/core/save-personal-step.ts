import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const savePersonalStep = defineCall({
  service: 'core',
  method: 'POST',
  path: stepCalls.personal.save,
  guard: 'student',
  summary:
    'Save a draft of the personal details (step 1), also if incomplete. Malformed values are listed in the error (250); all others are stored. The first save creates the request',
  body: StepPayloads.personal,
  response: StepAnswer,
  conflict: StepConflicts.personal,
})
