import { z } from 'zod'

/** The rules a period can switch; decisions, section 4. */
export const EligibilityRuleCode = z.enum([
  'NOT_RESIDENT',
  'NOT_STUDYING',
  'OTHER_BACHELOR',
  'OTHER_SCHOLARSHIP',
  'SCHOLARSHIP_AMOUNT',
  'DESERTER',
  'USER_EXIST',
  'PERIOD_CLOSED',
])
export type EligibilityRuleCode = z.infer<typeof EligibilityRuleCode>
