import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const saveBankStep = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-1/bank/save',
  guard: 'student',
  summary:
    'Keep a draft of the bank details (step 2), whatever it lacks. A malformed value is named with 250 and all others are kept.',
  body: StepPayloads.bank,
  response: StepAnswer,
  conflict: StepConflicts.bank,
})
