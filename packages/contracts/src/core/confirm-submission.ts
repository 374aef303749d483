import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const confirmSubmission = defineCall({
  service: 'core',
  method: 'POST',
  path: '/user-request/confirm-submission',
  guard: 'student',
  isOwnAct: true,
  summary: 'Store that the student has read that the request was sent. The survey is offered afterwards',
  response: z.object({
    id: z.uuid().meta({ description: 'The request' }),
    shows_survey: z.boolean(),
  }),
})
