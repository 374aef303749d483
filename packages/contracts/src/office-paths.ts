import type { OfficePage } from '@milgo/domain/staff/office-pages'
import { withoutEndSlash } from './portal-paths.ts'

/** Where the office's application stands; its own paths begin behind it. */
export const officeBase = '/office'

/** Every page of the office. The application routes by it, and the server answers 404 to what is not in it. */
export const officePaths = {
  login: '/login',
  start: '/',
  account: '/account',
  staff: '/staff',
} as const satisfies Record<OfficePage | 'login', `/${string}`>

const pages: ReadonlySet<string> = new Set(
  Object.values(officePaths).map((path) => withoutEndSlash(officeBase + path)),
)

/** Whether a path of this host leads to a page of the office, with or without one slash at its end. */
export const isOfficePage = (path: string): boolean => pages.has(withoutEndSlash(path))
