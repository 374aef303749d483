import { cleanLines } from '@milgo/domain/answers/clean-text'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { Note } from './review-answer.ts'

export const addRequestNote = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/notes',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Add an internal note, which no student ever reads',
  params: RequestParams,
  body: z.strictObject({
    text: z
      .string()
      .max(2_000)
      .refine((text) => cleanLines(text) !== ''),
  }),
  response: z.object({ notes: z.array(Note) }),
})
