import type { PathName } from '@milgo/contracts/portal-paths'

/** Pages that a later step builds. Until then each is an honest page of its own; take it off when its route exists. */
export const opensSoon = [
  'checkEligibility',
  'registration',
  'personalArea',
  'personalAreaAppeal',
  'personalAreaStatusChangeAppeal',
  'login',
  'about',
  'faq',
  'scholarshipFaq',
  'contact',
  'accessibility',
  'privacy',
  'terms',
  'studentSurvey',
] as const satisfies readonly PathName[]

export type OpensSoon = (typeof opensSoon)[number]
