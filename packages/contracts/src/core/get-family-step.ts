import { defineCall } from '../define-call.ts'
import { SavedSteps } from './step-fields.ts'

export const getFamilyStep = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-3/by-user',
  guard: 'student',
  isPersonal: true,
  summary: 'What is saved of the additional data (step 3), as it was left, hidden answers included',
  response: SavedSteps.family,
})
