import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const submitBankStep = defineCall({
  service: 'core',
  method: 'POST',
  path: stepCalls.bank.submit,
  guard: 'student',
  summary:
    'Submit the bank details (step 2). Checks every rule. On an error stores nothing and lists the errors (250).',
  body: StepPayloads.bank,
  response: StepAnswer,
  conflict: StepConflicts.bank,
})
