import { rulesIssueCodes } from '../score/rules-issue.ts'

/** What can be wrong with a period beyond a single field. `messages` contains a text for each code. */
const periodIssueCodes = [
  'PERIOD_ORDER',
  'APPEALS_ORDER',
  'APPEALS_EARLY',
  'ANSWERS_ORDER',
  'ANSWERS_TEXT',
  'WINDOW_ORDER',
  ...rulesIssueCodes,
  'PLACE_WITHOUT_REASON',
] as const
export type PeriodIssueCode = (typeof periodIssueCodes)[number]

export const isPeriodIssueCode = (text: string): text is PeriodIssueCode =>
  (periodIssueCodes as readonly string[]).includes(text)

/** Returns the options of a schema check, with the code in place of zod's message. */
export const because = (code: PeriodIssueCode, ...path: readonly string[]) => ({
  error: code,
  path: [...path],
})
