import type { PathName } from '@milgo/contracts/portal-paths'

/** The entries of the header and the menu, in order. */
export const navigationEntries = [
  'home',
  'checkEligibility',
  'faq',
  'about',
  'contact',
] as const satisfies readonly PathName[]

/** The pages that explain the scholarship, besides the questions and answers. */
export const guideEntries = [
  'statusGuide',
  'calculator',
  'openNumbers',
] as const satisfies readonly PathName[]

export const legalEntries = ['accessibility', 'privacy', 'terms'] as const satisfies readonly PathName[]
