import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const saveFamilyStep = defineCall({
  service: 'core',
  method: 'POST',
  path: stepCalls.family.save,
  guard: 'student',
  summary:
    'Save a draft of the additional data (step 3), also if incomplete. Malformed values are listed in the error (250); all others are stored.',
  body: StepPayloads.family,
  response: StepAnswer,
  conflict: StepConflicts.family,
})
