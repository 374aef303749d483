import { z } from 'zod'

/** A text that an installation configures, in the three languages of the portal (decisions, section 12). */
export const LocalizedText = z.object({ he: z.string(), ar: z.string(), en: z.string() })
export type LocalizedText = z.infer<typeof LocalizedText>
