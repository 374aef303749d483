import { z } from 'zod'
import { isBlank } from '../answers/clean-text.ts'
import { documentPlaces } from '../application/documents/places.ts'
import { LocalizedLine, type LocalizedText } from './localized-text.ts'
import { because } from './period-issue.ts'

/** A reason for a return or a denial, as the student reads it. */
export const Reason = z.object({
  code: z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/),
  text: LocalizedLine,
  /** The reason is not enough alone: the reviewer must add a note. */
  needsNote: z.boolean(),
})
export type Reason = z.infer<typeof Reason>

/**
 * The places of the form whose documents a reason can be limited to. The additional document can be of any kind, so it
 * takes every reason.
 */
export const reasonPlaces = documentPlaces.filter(
  (place) => place !== 'additional' && place !== 'declarations',
)
export type ReasonPlace = (typeof reasonPlaces)[number]

/** A reason for returning a document; without places it fits every document. */
export const ReturnReason = Reason.extend({ places: z.array(z.enum(reasonPlaces)).min(1).optional() })
export type ReturnReason = z.infer<typeof ReturnReason>

/** Returns whether a reason fits the documents of a place. OTHER, whose words are the reviewer's, fits all. */
export const fitsPlace = (
  { code, places }: Pick<ReturnReason, 'code' | 'places'>,
  place: ReasonPlace,
): boolean => code === 'OTHER' || places === undefined || places.includes(place)

const listOf = <One extends typeof Reason>(reason: One) =>
  z
    .array(reason)
    .min(1)
    .max(30)
    .refine((reasons) => new Set(reasons.map(({ code }) => code)).size === reasons.length)

const ReturnReasonList = listOf(ReturnReason).refine(
  (reasons) => reasonPlaces.every((place) => reasons.some((reason) => fitsPlace(reason, place))),
  because('PLACE_WITHOUT_REASON'),
)

/** The lists of a period: for returned documents, for denials, and for denied appeals. */
export const Reasons = z.object({
  returning: ReturnReasonList,
  denying: listOf(Reason),
  denyingAppeal: listOf(Reason),
})
export type Reasons = z.infer<typeof Reasons>
export type ReasonListName = keyof Reasons

export const findReason = (reasons: Reasons, list: ReasonListName, code: string): Reason | undefined =>
  reasons[list].find((reason) => reason.code === code)

/** Returns the text of a reason in any list. Unknown codes and texts by staff are returned as stored. */
export const reasonText = (reasons: Reasons, code: string, language: keyof LocalizedText): string =>
  Object.values(reasons)
    .flat()
    .find((reason) => reason.code === code)?.text[language] ?? code

/**
 * Returns the text of a reason for a student; that of OTHER if the period does not have the reason any more. Never a
 * code.
 */
export const reasonForStudent = (
  reasons: Reasons,
  list: ReasonListName,
  code: string,
  language: keyof LocalizedText,
): string => (findReason(reasons, list, code) ?? findReason(reasons, list, 'OTHER'))?.text[language] ?? ''

export type ReasonRefusal = 'UNKNOWN_REASON' | 'NOTE_REQUIRED'
export type ReturnReasonRefusal = ReasonRefusal | 'REASON_NOT_FOR_DOCUMENT'

/** Returns what is wrong with a reason and its note; undefined if they are accepted. */
export const findReasonRefusal = (
  reasons: Reasons,
  list: ReasonListName,
  code: string,
  note: string | null,
): ReasonRefusal | undefined => {
  const reason = findReason(reasons, list, code)
  if (reason === undefined) return 'UNKNOWN_REASON'
  return reason.needsNote && isBlank(note ?? '') ? 'NOTE_REQUIRED' : undefined
}

/** As `findReasonRefusal`, for the documents of a place; undefined for a document that can be of any kind. */
export const findReturnReasonRefusal = (
  reasons: Reasons,
  place: ReasonPlace | undefined,
  code: string,
  note: string | null,
): ReturnReasonRefusal | undefined => {
  const reason = reasons.returning.find((one) => one.code === code)
  return reason && place !== undefined && !fitsPlace(reason, place)
    ? 'REASON_NOT_FOR_DOCUMENT'
    : findReasonRefusal(reasons, 'returning', code, note)
}
