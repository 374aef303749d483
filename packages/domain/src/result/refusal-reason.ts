import type { LocalizedText } from '../period/localized-text.ts'
import { type ReasonListName, type Reasons, reasonForStudent } from '../period/reasons.ts'

/** The events that refuse, each with the period's list of reasons. An institution gives its own text. */
const listOf = {
  DENY: 'denying',
  DENY_APPEAL: 'denyingAppeal',
  INSTITUTION_REJECTS: null,
} as const satisfies Record<string, ReasonListName | null>
export type RefusingEvent = keyof typeof listOf

export const refusingEvents = Object.keys(listOf) as readonly RefusingEvent[]

/** Returns the reason of a refusal as the page and the letter show it to the student; null if none was given. */
export const refusalForStudent = (
  reasons: Reasons,
  event: RefusingEvent,
  reason: string | null,
  language: keyof LocalizedText,
): string | null => {
  const list = listOf[event]
  return list === null || reason === null ? reason : reasonForStudent(reasons, list, reason, language)
}
