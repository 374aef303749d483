import { faqs } from '@milgo/domain/content/faq-search'
import { contentLanguages } from '@milgo/domain/content-editing/content-document'
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
  key: z.string().meta({ description: 'Of the text of kind faq-question' }),
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
  summary: 'What readers of the questions searched for in vain, and which answers did not help them',
  response: z.object({
    misses: z
      .array(FaqMiss)
      .meta({ description: 'Those that still find nothing, the most frequent first; the first hundred' }),
    questions: z
      .array(RatedQuestion)
      .meta({ description: 'Those that were rated, the least helpful answers first' }),
  }),
})
