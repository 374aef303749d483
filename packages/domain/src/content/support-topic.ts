import { z } from 'zod'

/** What a problem report is about, in the order of the page. */
export const supportTopics = [
  'APPLICATION',
  'DOCUMENTS',
  'LOGIN',
  'RESULT',
  'PAYMENT',
  'ACCESSIBILITY',
  'PRIVACY',
  'OTHER',
] as const
export const SupportTopic = z.enum(supportTopics)
export type SupportTopic = z.infer<typeof SupportTopic>
