import { defineCall } from '../define-call.ts'
import { HeldSteps } from './step-fields.ts'

export const getPersonalStep = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-1/by-user',
  guard: 'student',
  isPersonal: true,
  summary: 'What is held of the personal details (step 1), as it was left, hidden answers included',
  response: HeldSteps.personal,
})
