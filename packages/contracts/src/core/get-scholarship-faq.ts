import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { FaqCategory } from './faq-category.ts'

export const getScholarshipFaq = defineCall({
  service: 'core',
  method: 'GET',
  path: '/scholarship-faq-category/all',
  guard: 'open',
  summary: 'Frequent questions about the scholarship, by category',
  response: z.array(FaqCategory),
})
