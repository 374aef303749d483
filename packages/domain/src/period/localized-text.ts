import { z } from 'zod'
import { cleanText } from '../answers/clean-text.ts'

/** A text that an installation configures, in the three languages of the portal (decisions, section 12). */
export const LocalizedText = z.object({ he: z.string(), ar: z.string(), en: z.string() })
export type LocalizedText = z.infer<typeof LocalizedText>

/** The same for a line that students read: something stands in it, and not a page. */
const line = z
  .string()
  .max(500)
  .refine((text) => cleanText(text) !== '')
export const LocalizedLine = z.object({ he: line, ar: line, en: line })

/** Without what nobody sees, some of which turns the words after it round. */
export const cleanLocalized = ({ he, ar, en }: LocalizedText): LocalizedText => ({
  he: cleanText(he),
  ar: cleanText(ar),
  en: cleanText(en),
})
