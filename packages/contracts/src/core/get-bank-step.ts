import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { SavedSteps } from './step-fields.ts'

export const getBankStep = defineCall({
  service: 'core',
  method: 'GET',
  path: stepCalls.bank.read,
  guard: 'student',
  isPersonal: true,
  summary: 'Return the saved bank details (step 2), with hidden answers',
  response: SavedSteps.bank,
})
