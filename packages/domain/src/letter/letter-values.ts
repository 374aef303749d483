import { z } from 'zod'
import { LocalizedText } from '../period/localized-text.ts'
import { LetterKind } from '../result/letter-kind.ts'
import type { ScoreLine } from '../score/explain.ts'
import { scoreComponents } from '../score/score-component.ts'
import { CalendarDay, Instant } from '../time/instant.ts'

/** A component of the score as a letter prints it. */
const LetterComponent = z.object({
  component: z.enum(scoreComponents),
  points: z.number(),
  max: z.number(),
  lines: z.array(z.custom<ScoreLine>()).readonly(),
})
export type LetterComponent = z.infer<typeof LetterComponent>

/**
 * Everything in a letter except the template's text, independent of language. The letter is printed from these values
 * in the language of the reader, at any later time. Reasons contain their texts, because a period may change its list.
 */
export const LetterValues = z.object({
  kind: LetterKind,
  name: z.string(),
  /** The last four digits of the identity number. */
  identityEnding: z.string().regex(/^\d{4}$/),
  requestNumber: z.string().min(1),
  /** Counts from 1 within the request. */
  letterNumber: z.int().min(1),
  /** The number of the letter that this one replaces. */
  replaces: z.int().min(1).nullable(),
  periodCode: z.string().min(1),
  /** The calendar year in which the period's academic year begins. Letters from before it was printed lack it. */
  academicYear: z.int().optional(),
  institution: LocalizedText,
  submittedOn: CalendarDay,
  /** The day that is printed on the letter. */
  issuedOn: CalendarDay,
  /** Only for a refusal, a rejection and a denied appeal. */
  reason: LocalizedText.nullable(),
  /** A text that staff added to the reason. */
  note: z.string().nullable(),
  /** Null if no score was computed. */
  score: z
    .object({
      total: z.number(),
      rulesVersion: z.string(),
      components: z.array(LetterComponent).readonly(),
    })
    .nullable(),
  /** NIS; 0 if nothing is awarded. */
  award: z.int().min(0),
  /** The award of the previous letter, for an appeal or a revision. */
  previousAward: z.int().min(0).nullable(),
  /** The first moment at which an appeal is too late; null if no appeal is possible. */
  appealUntil: Instant.nullable(),
})
export type LetterValues = z.infer<typeof LetterValues>

/** Returns the number by which people know a letter: `2025-000123/1`. */
export const letterNumberText = ({
  requestNumber,
  letterNumber,
}: Pick<LetterValues, 'requestNumber' | 'letterNumber'>): string => `${requestNumber}/${letterNumber}`
