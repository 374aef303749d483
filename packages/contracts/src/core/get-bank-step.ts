import { defineCall } from '../define-call.ts'
import { SavedSteps } from './step-fields.ts'

export const getBankStep = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-1/bank/by-user',
  guard: 'student',
  isPersonal: true,
  summary: 'What is saved of the bank details (step 2), as it was left, hidden answers included',
  response: SavedSteps.bank,
})
