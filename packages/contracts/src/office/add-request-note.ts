import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'
import { RequestParams } from './request-params.ts'
import { Note } from './review-answer.ts'

export const addRequestNote = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/notes',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Add an internal note, which no student can read',
  params: RequestParams,
  body: z.strictObject({ text: freeText(2_000) }),
  response: z.object({ notes: z.array(Note) }),
})
