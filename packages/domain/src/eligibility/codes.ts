/**
 * The rules that a period can switch on; decisions, section 4. They have no schema here, so that the page does not load
 * the schema library.
 */
export const eligibilityRuleCodes = [
  'NOT_RESIDENT',
  'NOT_STUDYING',
  'OTHER_BACHELOR',
  'OTHER_SCHOLARSHIP',
  'SCHOLARSHIP_AMOUNT',
  'DESERTER',
  'USER_EXIST',
  'PERIOD_CLOSED',
] as const
export type EligibilityRuleCode = (typeof eligibilityRuleCodes)[number]

export const isEligibilityRuleCode = (code: string): code is EligibilityRuleCode =>
  eligibilityRuleCodes.some((known) => known === code)
