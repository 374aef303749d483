import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const rateFaqAnswer = defineCall({
  service: 'core',
  method: 'POST',
  path: '/faq-question/rate',
  guard: 'open',
  summary: 'Count whether an answer helped, without storing who says so. 30 calls an hour for each address',
  body: z
    .object({ question_id: z.number().int().min(1).max(2_147_483_647), is_helpful: z.boolean() })
    .strict(),
  response: z.object({ id: z.number().int().meta({ description: 'The question' }) }),
})
