import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const confirmSubmission = defineCall({
  service: 'core',
  method: 'POST',
  path: '/user-request/confirm-submission',
  guard: 'student',
  isOwnAct: true,
  summary: 'The student has read that the request was sent; from now on the survey is offered',
  response: z.object({
    id: z.uuid().meta({ description: 'The request' }),
    shows_survey: z.boolean(),
  }),
})
