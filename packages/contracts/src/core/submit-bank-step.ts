import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const submitBankStep = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-1/bank/submit',
  guard: 'student',
  summary:
    'Hand in the bank details (step 2): every rule applies, and 250 names what stands in the way, with nothing kept.',
  body: StepPayloads.bank,
  response: StepAnswer,
  conflict: StepConflicts.bank,
})
