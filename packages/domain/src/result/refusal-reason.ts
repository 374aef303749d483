import type { LocalizedText } from '../period/localized-text.ts'
import { type ReasonListName, type Reasons, reasonForStudent } from '../period/reasons.ts'

/** The events that refuse, and the list of the period that has their reasons; an institution gives its own words. */
const listOf = {
  DENY: 'denying',
  DENY_APPEAL: 'denyingAppeal',
  INSTITUTION_REJECTS: null,
} as const satisfies Record<string, ReasonListName | null>
export type RefusingEvent = keyof typeof listOf

/** Why a request or an appeal was refused, as page and letter tell the student. */
export const refusalForStudent = (
  reasons: Reasons,
  event: RefusingEvent,
  reason: string | null,
  language: keyof LocalizedText,
): string => {
  const list = listOf[event]
  if (list === null && reason !== null) return reason
  return reasonForStudent(reasons, list ?? 'denying', reason ?? 'OTHER', language)
}
