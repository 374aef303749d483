/** What can be wrong with a period beyond a single field. The words stand in `messages`, one for each code. */
export const periodIssueCodes = [
  'PERIOD_ORDER',
  'APPEALS_ORDER',
  'APPEALS_EARLY',
  'ANSWERS_ORDER',
  'ANSWERS_TEXT',
  'WINDOW_ORDER',
  'BANDS_ORDER',
  'BANDS_POINTS',
  'CAPS_ABOVE_100',
  'ABOVE_MAXIMUM',
  'TIERS_ORDER',
  'WRONG_VALUE',
] as const
export type PeriodIssueCode = (typeof periodIssueCodes)[number]

export const isPeriodIssueCode = (text: string): text is PeriodIssueCode =>
  (periodIssueCodes as readonly string[]).includes(text)

/** As a schema wants it: the code stands where zod would put prose. */
export const because = (code: PeriodIssueCode, ...path: readonly string[]) => ({
  error: code,
  path: [...path],
})
