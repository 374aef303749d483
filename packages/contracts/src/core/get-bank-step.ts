import { defineCall } from '../define-call.ts'
import { HeldSteps } from './step-fields.ts'

export const getBankStep = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-1/bank/by-user',
  guard: 'student',
  isPersonal: true,
  summary: 'What is held of the bank details (step 2), as it was left, hidden answers included',
  response: HeldSteps.bank,
})
