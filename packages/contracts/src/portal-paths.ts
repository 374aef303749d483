/**
 * Every page of the portal, as the specification prints it; `terms` is ours, for the footer and the eligibility
 * form, and so are `statusGuide`, which explains every status, `calculator` and `openNumbers`. The portal routes by it, and the server answers 404 to what is not in it.
 */
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
  statusGuide: '/status-guide',
  calculator: '/calculator',
  openNumbers: '/open-numbers',
  studentSurvey: '/student-survey',
  print: '/print',
  pdf: '/pdf',
  notFound: '/404',
} as const

/** The legal texts as one file, `?lang=` names the language; beside the pages, where the specification's static file was. */
export const legalPdfPath = '/assets/legal.pdf'

export type PathName = keyof typeof paths

/**
 * Whether a path could be that of a staff member who is to act for a student, opened once from the office with a code. No
 * link leads to it; what the code is worth only the service knows.
 */
export const isActingPage = (path: string): boolean => /^\/admin\/[^/]+\/?$/.test(path)

/** The code in such a path. */
export const actingCodeIn = (path: string): string | undefined =>
  isActingPage(path) ? path.split('/')[2] : undefined

/** One slash at the end is none; `//` is no page. */
export const withoutEndSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') && !path.endsWith('//') ? path.slice(0, -1) : path

/** Whether a path leads to a page of the portal, with or without one slash at its end; `//` is no page. */
export const isPortalPage = (path: string): boolean => {
  const plain = withoutEndSlash(path)
  return plain !== paths.notFound && Object.values<string>(paths).includes(plain)
}

/** An address with a slash at its end is the one without; nor do capitals make another page. */
export const plainPath = (path: string): string => {
  const plain = withoutEndSlash(path)
  const small = plain.toLowerCase()
  return isPortalPage(small) ? small : plain
}
