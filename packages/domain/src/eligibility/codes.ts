/** The rules a period can switch; decisions, section 4. Without a schema: the page reads them, and loads none. */
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
