import { defineCall } from '../define-call.ts'
import { RequestConflict, SentRequest, StepAnswer } from './step-fields.ts'

export const submitRequest = defineCall({
  service: 'core',
  method: 'POST',
  path: '/step-4/submit',
  guard: 'student',
  isOwnAct: true,
  summary:
    'Send the request: every rule of every step applies, and 250 names what stands in the way, with nothing kept. Sent again it answers the same.',
  body: SentRequest,
  response: StepAnswer,
  conflict: RequestConflict,
})
