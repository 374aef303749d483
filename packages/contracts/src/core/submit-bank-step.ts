import { defineCall } from '../define-call.ts'
import { BankConflict, BankPayload, StepAnswer } from './step-fields.ts'

export const submitBankStep = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-1/bank/submit',
  guard: 'student',
  summary:
    'Hand in the bank details (step 2): every rule applies, and 250 names what stands in the way, with nothing kept.',
  body: BankPayload,
  response: StepAnswer,
  conflict: BankConflict,
})
