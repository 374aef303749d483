import { paths } from '@milgo/contracts/portal-paths'

/** Pages that the build writes into their documents. */
export const preparedPaths = [
  paths.home,
  paths.login,
  paths.checkEligibility,
  paths.faq,
  paths.scholarshipFaq,
] as const

/** Those among them that are drawn anew, not taken over: with its data such a page is another one. */
export const redrawnPaths: readonly string[] = [paths.checkEligibility]
