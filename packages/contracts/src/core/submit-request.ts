import { lastStep, stepCalls } from '@milgo/domain/application/steps'
import { defineCall } from '../define-call.ts'
import { RequestConflict, SentRequest, StepAnswer } from './step-fields.ts'

export const submitRequest = defineCall({
  service: 'core',
  method: 'POST',
  path: stepCalls[lastStep.id].submit,
  guard: 'student',
  isOwnAct: true,
  summary:
    'Send the request. Checks every rule of every step. On an error stores nothing and lists the errors (250). A repeated call gets the same answer.',
  body: SentRequest,
  response: StepAnswer,
  conflict: RequestConflict,
})
