import { z } from 'zod'

const Fact = z.object({ label: z.string(), value: z.string() })
const Block = z.object({ title: z.string(), paragraphs: z.array(z.string()) })

/**
 * A letter in words, part by part, as paper and page show it. Every value inside a sentence is an island (Unicode isolate),
 * so that it turns nothing around it and can be told from the words of the template.
 */
export const PrintedLetter = z.object({
  language: z.enum(['he', 'ar', 'en']),
  direction: z.enum(['rtl', 'ltr']),
  title: z.string(),
  brand: z.string(),
  office: z.string(),
  facts: z.array(Fact),
  to: z.string(),
  name: z.string(),
  identity: z.string(),
  subject: z.string(),
  greeting: z.string(),
  /** What the letter is about, and which one it replaces. */
  opening: z.array(z.string()),
  decision: z.object({
    /** The sum in figures; null where nothing is awarded. */
    amount: z.string().nullable(),
    headline: z.string(),
    text: z.string().nullable(),
  }),
  reasons: Block.nullable(),
  score: z
    .object({
      title: z.string(),
      columns: z.object({ component: z.string(), basis: z.string(), points: z.string(), max: z.string() }),
      rows: z.array(
        z.object({ component: z.string(), basis: z.string(), points: z.string(), max: z.string() }),
      ),
      total: z.object({ label: z.string(), points: z.string(), max: z.string() }),
    })
    .nullable(),
  appeal: Block.nullable(),
  information: Block,
  closing: z.string(),
  signature: z.string(),
  contact: z.string(),
  footer: z.array(z.string()),
  /** How a second page is numbered: words with `{page}`. */
  pageNumber: z.string(),
})
export type PrintedLetter = z.infer<typeof PrintedLetter>
