/** Every path of the portal, as the specification prints it; `terms` is ours, for the footer and the eligibility form. */
export const paths = {
  home: '/',
  checkEligibility: '/check-eligibility',
  registration: '/registration',
  personalArea: '/personal-area',
  personalAreaAppeal: '/personal-area-appeal',
  personalAreaStatusChangeAppeal: '/personal-area-status-change-appeal',
  login: '/login',
  about: '/about',
  faq: '/faq',
  scholarshipFaq: '/scholarship-faq',
  contact: '/contact',
  accessibility: '/accessibility',
  privacy: '/privacy',
  terms: '/terms',
  studentSurvey: '/student-survey',
  notFound: '/404',
} as const

export type PathName = keyof typeof paths

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
