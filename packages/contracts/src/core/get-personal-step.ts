import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { SavedSteps } from './step-fields.ts'

export const getPersonalStep = defineCall({
  service: 'core',
  method: 'GET',
  path: stepCalls.personal.read,
  guard: 'student',
  isPersonal: true,
  summary: 'Return the saved personal details (step 1), with hidden answers',
  response: SavedSteps.personal,
})
