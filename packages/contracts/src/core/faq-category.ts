import { z } from 'zod'

export const FaqCategory = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  questions: z.array(z.object({ id: z.number().int(), question: z.string(), answer: z.string() })),
})
export type FaqCategory = z.infer<typeof FaqCategory>
