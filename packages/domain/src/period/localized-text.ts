import { z } from 'zod'
import { cleanText } from '../answers/clean-text.ts'

/** A text that an installation configures, in the three languages of the portal (decisions, section 12). */
export const LocalizedText = z.object({ he: z.string(), ar: z.string(), en: z.string() })
export type LocalizedText = z.infer<typeof LocalizedText>

/** A configured line that students read: not blank, and not too long. */
const line = z
  .string()
  .max(500)
  .refine((text) => cleanText(text) !== '')
export const LocalizedLine = z.object({ he: line, ar: line, en: line })

/** Returns the text without invisible characters, some of which reverse the direction of the words after them. */
export const cleanLocalized = ({ he, ar, en }: LocalizedText): LocalizedText => ({
  he: cleanText(he),
  ar: cleanText(ar),
  en: cleanText(en),
})
