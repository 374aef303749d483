/**
 * Every page of the portal, as the specification prints it. `terms` (for the footer and the eligibility form),
 * `statusGuide` (which explains every status), `calculator` and `openNumbers` are our own. The portal uses the table
 * for routing, and the server answers 404 to all other paths.
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

/** The legal texts as one file; `?lang=` gives the language. The path is where the specification's static file was. */
export const legalPdfPath = '/assets/legal.pdf'

export type PathName = keyof typeof paths

/**
 * Returns whether a path can be the one by which staff start acting for a student, opened once from the office with a
 * code. No page links to it; only the service knows whether the code is valid.
 */
export const isActingPage = (path: string): boolean => /^\/admin\/[^/]+\/?$/.test(path)

/** Returns the acting code in such a path; undefined for other paths. */
export const actingCodeIn = (path: string): string | undefined =>
  isActingPage(path) ? path.split('/')[2] : undefined

/** Removes one slash at the end. `//` is not a page and is not changed. */
export const withoutEndSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') && !path.endsWith('//') ? path.slice(0, -1) : path

/** Returns whether a path is a page of the portal, with or without one slash at its end. `//` is not a page. */
export const isPortalPage = (path: string): boolean => {
  const plain = withoutEndSlash(path)
  return plain !== paths.notFound && Object.values<string>(paths).includes(plain)
}

const ofStudents: readonly string[] = [
  paths.registration,
  paths.personalArea,
  paths.personalAreaAppeal,
  paths.personalAreaStatusChangeAppeal,
  paths.studentSurvey,
  paths.print,
  paths.pdf,
]

/** Returns whether a path is a page that only a student who is logged in may open. */
export const isStudentPage = (path: string): boolean => ofStudents.includes(withoutEndSlash(path))

/** Returns whether a path is a page that everybody may open. */
export const isPublicPage = (path: string): boolean => isPortalPage(path) && !isStudentPage(path)

/** Returns the path without a slash at its end and, if it is a page, in lower case. */
export const plainPath = (path: string): string => {
  const plain = withoutEndSlash(path)
  const small = plain.toLowerCase()
  return isPortalPage(small) ? small : plain
}
