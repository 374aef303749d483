import { stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { SavedSteps } from './step-fields.ts'

export const getFamilyStep = defineCall({
  service: 'core',
  method: 'GET',
  path: stepCalls.family.read,
  guard: 'student',
  isPersonal: true,
  summary: 'Return the saved additional data (step 3), with hidden answers',
  response: SavedSteps.family,
})
