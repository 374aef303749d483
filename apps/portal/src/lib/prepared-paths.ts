import { paths } from '@milgo/contracts/portal-paths'

/** Pages that the build writes into their documents. */
export const preparedPaths = [
  paths.home,
  paths.login,
  paths.checkEligibility,
  paths.faq,
  paths.scholarshipFaq,
] as const

/** The prepared pages that are drawn anew instead of hydrated, because with data such a page is different. */
export const redrawnPaths: readonly string[] = [paths.checkEligibility]
