import { z } from 'zod'

const LabelledValue = z.object({ label: z.string(), value: z.string() })
const Block = z.object({ title: z.string(), paragraphs: z.array(z.string()) })

/**
 * A letter as text, part by part, as paper and page show it. Every value inside a sentence is in a Unicode isolate, so
 * that it does not change the direction of the text around it and can be distinguished from the template's text.
 */
export const PrintedLetter = z.object({
  language: z.enum(['he', 'ar', 'en']),
  direction: z.enum(['rtl', 'ltr']),
  title: z.string(),
  brand: z.string(),
  office: z.string(),
  details: z.array(LabelledValue),
  to: z.string(),
  name: z.string(),
  identity: z.string(),
  subject: z.string(),
  greeting: z.string(),
  /** The subject of the letter, and the letter that it replaces. */
  opening: z.array(z.string()),
  decision: z.object({
    /** The sum in figures; null if nothing is awarded. */
    amount: z.string().nullable(),
    headline: z.string(),
    text: z.string().nullable(),
  }),
  reasons: Block.nullable(),
  score: z
    .object({
      title: z.string(),
      columns: z.object({
        component: z.string(),
        explanation: z.string(),
        points: z.string(),
        max: z.string(),
      }),
      rows: z.array(
        z.object({ component: z.string(), explanation: z.string(), points: z.string(), max: z.string() }),
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
  /** The page number on further pages: a text with `{page}`. */
  pageNumber: z.string(),
})
export type PrintedLetter = z.infer<typeof PrintedLetter>
