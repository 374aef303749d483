import type { PathName } from '@milgo/contracts/portal-paths'

/** What the header and the menu offer, in order. */
export const navigationEntries = [
  'home',
  'checkEligibility',
  'faq',
  'about',
  'contact',
] as const satisfies readonly PathName[]

export const legalEntries = ['accessibility', 'privacy', 'terms'] as const satisfies readonly PathName[]
