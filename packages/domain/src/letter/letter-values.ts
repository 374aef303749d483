import { z } from 'zod'
import { CalendarDay, Instant } from '../period/instant.ts'
import { LocalizedText } from '../period/localized-text.ts'
import { LetterKind } from '../result/letter-kind.ts'
import type { ScoreLine } from '../score/explain.ts'
import { scoreComponents } from '../score/score-component.ts'

/** A component of the score as a letter prints it. */
const LetterComponent = z.object({
  component: z.enum(scoreComponents),
  points: z.number(),
  max: z.number(),
  lines: z.array(z.custom<ScoreLine>()).readonly(),
})
export type LetterComponent = z.infer<typeof LetterComponent>

/**
 * All that a letter says beside the words of its template, in no language: the letter is printed from these values in
 * the language of whoever reads it, today and in ten years. Reasons keep their texts, since a period may change its list.
 */
export const LetterValues = z.object({
  kind: LetterKind,
  name: z.string(),
  /** The last four digits of the identity number. */
  identityEnding: z.string().regex(/^\d{4}$/),
  requestNumber: z.string().min(1),
  /** Running within the request, from 1. */
  letterNumber: z.int().min(1),
  /** The number of the letter that this one replaces. */
  replaces: z.int().min(1).nullable(),
  periodCode: z.string().min(1),
  institution: LocalizedText,
  submittedOn: CalendarDay,
  /** The day that the letter bears. */
  issuedOn: CalendarDay,
  /** For a refusal, a rejection and a denied appeal. */
  reason: LocalizedText.nullable(),
  /** What staff added to the reason. */
  note: z.string().nullable(),
  /** Null where no score was computed. */
  score: z
    .object({
      total: z.number(),
      rulesVersion: z.string(),
      components: z.array(LetterComponent).readonly(),
    })
    .nullable(),
  /** NIS; 0 where there is none. */
  award: z.int().min(0),
  /** What the letter before it awarded, for an appeal or a revision. */
  previousAward: z.int().min(0).nullable(),
  /** The first moment at which an appeal is too late; null where none can be made. */
  appealUntil: Instant.nullable(),
})
export type LetterValues = z.infer<typeof LetterValues>

/** What people call a letter: `2025-000123/1`. */
export const letterNumberText = ({
  requestNumber,
  letterNumber,
}: Pick<LetterValues, 'requestNumber' | 'letterNumber'>): string => `${requestNumber}/${letterNumber}`
