import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { FaqCategory } from './faq-category.ts'

export const getFaq = defineCall({
  service: 'core',
  method: 'GET',
  path: '/faq-category/all',
  guard: 'open',
  summary: 'Frequent questions about the portal, by category',
  response: z.array(FaqCategory),
})
