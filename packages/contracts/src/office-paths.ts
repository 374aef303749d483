import type { OfficePage } from '@milgo/domain/staff/office-pages'
import { withoutEndSlash } from './portal-paths.ts'

/** The base path of the office's application. */
export const officeBase = '/office'

/** Every page of the office. The application uses it for routing, and the server answers 404 to all other paths. */
export const officePaths = {
  login: '/login',
  invitation: '/invitation',
  start: '/',
  queue: '/queue',
  request: '/requests/:id',
  dashboard: '/dashboard',
  releases: '/releases',
  release: '/releases/:id',
  secondLook: '/second-look',
  secondLooks: '/second-looks',
  revisions: '/revisions',
  revision: '/requests/:id/revision',
  computing: '/results',
  requestMessages: '/requests/:id/messages',
  institutionLists: '/institution-lists',
  institutionList: '/institution-lists/:id',
  account: '/account',
  payments: '/payments',
  batch: '/payments/batches/:id',
  results: '/payments/results/:id',
  bankFixes: '/payments/accounts',
  content: '/content',
  periods: '/periods',
  dictionaries: '/dictionaries',
  erasures: '/erasures',
  staff: '/staff',
  trail: '/trail',
  jobs: '/jobs',
  help: '/help',
} as const satisfies Record<OfficePage | 'login' | 'invitation', `/${string}`>

/** Returns the page of the institution lists of a period. */
export const institutionListsPath = (period: string): string =>
  `${officePaths.institutionLists}?period=${encodeURIComponent(period)}`

/** Returns the page of one institution list. */
export const institutionListPath = (id: string): string => officePaths.institutionList.replace(':id', id)

export const requestPath = (id: string): string => officePaths.request.replace(':id', id)

/** Returns the page on which the published result of a request is revised. */
export const revisionPath = (id: string): string => officePaths.revision.replace(':id', id)

export const releasePath = (id: string): string => officePaths.release.replace(':id', id)
/** Returns the page of the messages to the student of a request. */
export const requestMessagesPath = (id: string): string => officePaths.requestMessages.replace(':id', id)

/** Returns the page of one text of the content. */
export const contentPath = (kind: string, key: string): string =>
  `${officePaths.content}?text=${encodeURIComponent(`${kind}/${key}`)}`

/** The key in the address of a text that is not stored yet. Real keys are numbers or names of questions and pages. */
export const newContentKey = 'new'

export const newContentPath = (kind: string): string => contentPath(kind, newContentKey)

/** The name of the catalogue of all messages, in place of a text. */
export const messageCatalogName = 'message-template'
export const messageCatalogPath = `${officePaths.content}?text=${messageCatalogName}`

/** The name of the page with the readers' feedback on the questions, in place of a text. */
export const faqFeedbackName = 'faq-feedback'
export const faqFeedbackPath = `${officePaths.content}?text=${faqFeedbackName}`

export const periodPath = (code: string): string =>
  `${officePaths.periods}?period=${encodeURIComponent(code)}`

/** Returns the page of a payment batch. */
export const batchPath = (id: string): string => officePaths.batch.replace(':id', id)

/** Returns the page of a result file. */
export const resultFilePath = (id: string): string => officePaths.results.replace(':id', id)

const pages: readonly RegExp[] = Object.values(officePaths).map(
  (path) => new RegExp(`^${withoutEndSlash(officeBase + path).replace(':id', '[\\da-f-]{36}')}$`),
)

/** Returns whether a path is a page of the office, with or without one slash at its end. */
export const isOfficePage = (path: string): boolean => pages.some((page) => page.test(withoutEndSlash(path)))
