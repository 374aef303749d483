/** What can be wrong with the rules of the score and the tiers beyond a single field. */
export const rulesIssueCodes = [
  'BANDS_ORDER',
  'BANDS_POINTS',
  'CAPS_ABOVE_100',
  'ABOVE_MAXIMUM',
  'TIERS_ORDER',
  'WRONG_VALUE',
] as const
export type RulesIssueCode = (typeof rulesIssueCodes)[number]

export const isRulesIssueCode = (text: string): text is RulesIssueCode =>
  (rulesIssueCodes as readonly string[]).includes(text)
