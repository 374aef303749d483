import { defineCall } from '../define-call.ts'
import { SavedSteps } from './step-fields.ts'

export const getPersonalStep = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-1/by-user',
  guard: 'student',
  isPersonal: true,
  summary: 'What is saved of the personal details (step 1), as it was left, hidden answers included',
  response: SavedSteps.personal,
})
