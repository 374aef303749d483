import { faqs } from '@milgo/domain/content/faq-search'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const reportFaqMiss = defineCall({
  service: 'core',
  method: 'POST',
  path: '/faq-question/report-miss',
  guard: 'open',
  summary:
    'A search of the questions that found nothing, for the editor. What could be personal is not stored; 60 an hour and address',
  body: z.object({ faq: z.enum(faqs), words: z.string().max(200) }).strict(),
  response: z.object({ is_stored: z.boolean() }),
})
