import { contentLanguages } from '@milgo/domain/content/content-document'
import { faqs } from '@milgo/domain/content/faq-search'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const FaqMiss = z.object({
  faq: z.enum(faqs),
  language: z.enum(contentLanguages),
  words: z.string(),
  searches: z.int(),
  last_at: z.iso.datetime({ offset: true }),
})
export type FaqMiss = z.infer<typeof FaqMiss>

const RatedQuestion = z.object({
  key: z.string().meta({ description: 'The key of the text of kind faq-question' }),
  question: z.string(),
  helpful: z.int(),
  unhelpful: z.int(),
})
export type RatedQuestion = z.infer<typeof RatedQuestion>

export const listFaqFeedback = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/faq-feedback',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Return the searches of readers that found no question, and the answers that did not help',
  response: z.object({
    misses: z.array(FaqMiss).meta({
      description: 'The searches that still find nothing, the most frequent first; at most a hundred',
    }),
    questions: z.array(RatedQuestion).meta({ description: 'The rated answers, the least helpful first' }),
  }),
})
