import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { StepAnswer, StepConflicts, StepPayloads } from './step-fields.ts'

export const saveBankStep = defineCall({
  service: 'core',
  method: 'POST',
  path: stepCalls.bank.save,
  guard: 'student',
  summary:
    'Save a draft of the bank details (step 2), also if incomplete. Malformed values are listed in the error (250); all others are stored.',
  body: StepPayloads.bank,
  response: StepAnswer,
  conflict: StepConflicts.bank,
})
