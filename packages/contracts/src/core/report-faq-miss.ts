import { faqs } from '@milgo/domain/content/faq-search'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const reportFaqMiss = defineCall({
  service: 'core',
  method: 'POST',
  path: '/faq-question/report-miss',
  guard: 'open',
  summary:
    'Store a search that found no question, for the editor, without possibly personal words. 60 calls an hour for each address',
  body: z.object({ faq: z.enum(faqs), words: z.string().max(200) }).strict(),
  response: z.object({ is_stored: z.boolean() }),
})
