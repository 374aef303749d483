import { z } from 'zod'
import { LocalizedLine, type LocalizedText } from './localized-text.ts'

/** Why something is returned or refused, as the student reads it. */
export const Reason = z.object({
  code: z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/),
  text: LocalizedLine,
  /** Says too little by itself: the reviewer has to add a note. */
  needsNote: z.boolean(),
})
export type Reason = z.infer<typeof Reason>

const ReasonList = z
  .array(Reason)
  .min(1)
  .max(30)
  .refine((reasons) => new Set(reasons.map(({ code }) => code)).size === reasons.length)

/** The lists of a period: for a document that is returned, for a refusal, and for an appeal that is refused. */
export const Reasons = z.object({ returning: ReasonList, denying: ReasonList, denyingAppeal: ReasonList })
export type Reasons = z.infer<typeof Reasons>
export type ReasonListName = keyof Reasons

export const findReason = (reasons: Reasons, list: ReasonListName, code: string): Reason | undefined =>
  reasons[list].find((reason) => reason.code === code)

/**
 * The text of a reason, whichever list it stands in. What a period no longer has, and what staff wrote in their own
 * words, reads as it was stored.
 */
export const reasonText = (reasons: Reasons, code: string, language: keyof LocalizedText): string =>
  Object.values(reasons)
    .flat()
    .find((reason) => reason.code === code)?.text[language] ?? code

/** What a student reads of a reason; one that the period no longer has says what its "other" says, and never a code. */
export const reasonForStudent = (
  reasons: Reasons,
  list: ReasonListName,
  code: string,
  language: keyof LocalizedText,
): string => (findReason(reasons, list, code) ?? findReason(reasons, list, 'OTHER'))?.text[language] ?? ''

export type ReasonRefusal = 'UNKNOWN_REASON' | 'NOTE_REQUIRED'

/** What is wrong with a reason and its note; undefined where they can be given. */
export const findReasonRefusal = (
  reasons: Reasons,
  list: ReasonListName,
  code: string,
  note: string | null,
): ReasonRefusal | undefined => {
  const reason = findReason(reasons, list, code)
  if (reason === undefined) return 'UNKNOWN_REASON'
  return reason.needsNote && (note ?? '').trim() === '' ? 'NOTE_REQUIRED' : undefined
}
