import { hasRight, type StaffRight } from './rights.ts'
import type { StaffRole } from './staff-role.ts'

/** The table of pages with the right that each needs, in the order of the menu. Everybody has `own-account`. */
const rightOfPage = {
  start: 'own-account',
  queue: 'read-requests',
  request: 'read-requests',
  dashboard: 'read-requests',
  secondLook: 'review-requests',
  secondLooks: 'manage-requests',
  revisions: 'manage-requests',
  revision: 'manage-requests',
  computing: 'publish-results',
  releases: 'publish-results',
  release: 'publish-results',
  requestMessages: 'read-requests',
  institutionLists: 'manage-requests',
  institutionList: 'manage-requests',
  erasures: 'manage-requests',
  payments: 'read-payments',
  batch: 'read-payments',
  results: 'read-payments',
  bankFixes: 'read-payments',
  content: 'edit-content',
  periods: 'manage-periods',
  dictionaries: 'manage-periods',
  staff: 'confirm-staff',
  trail: 'read-audit',
  jobs: 'watch-jobs',
  account: 'own-account',
  help: 'own-account',
} as const satisfies Record<string, StaffRight | 'own-account'>

export type OfficePage = keyof typeof rightOfPage

export const mayOpenPage = (roles: readonly StaffRole[], page: OfficePage): boolean => {
  const right: StaffRight | 'own-account' = rightOfPage[page]
  return right === 'own-account' || hasRight(roles, right)
}

/** Detail pages, which other pages link to, and the handbook, which has its own link in the frame. */
const pagesOfOne = [
  'request',
  'release',
  'revision',
  'requestMessages',
  'institutionList',
  'batch',
  'results',
  'bankFixes',
  'help',
] as const satisfies readonly OfficePage[]
export type MenuPage = Exclude<OfficePage, (typeof pagesOfOne)[number]>

const isMenuPage = (page: OfficePage): page is MenuPage =>
  !(pagesOfOne as readonly OfficePage[]).includes(page)

/** Returns the pages of the menu. Pages that the roles may not open are not shown. */
export const pagesOf = (roles: readonly StaffRole[]): readonly MenuPage[] =>
  (Object.keys(rightOfPage) as OfficePage[]).filter(isMenuPage).filter((page) => mayOpenPage(roles, page))

/** The pages of daily work, which a long menu shows as links; the other pages are under "More". */
const dailyPages = [
  'start',
  'queue',
  'dashboard',
  'secondLook',
  'secondLooks',
  'releases',
  'payments',
  'content',
  'periods',
] as const satisfies readonly MenuPage[]

/** The number of links that fit in one line of the narrowest desktop. A menu up to this length has no "More". */
const mostLinks = 7

export type OfficeMenu = { readonly links: readonly MenuPage[]; readonly more: readonly MenuPage[] }

/** Returns the pages of these roles, grouped for the menu. One's own account is in the menu of the account. */
export const menuOf = (roles: readonly StaffRole[]): OfficeMenu => {
  const pages = pagesOf(roles).filter((page) => page !== 'account')
  if (pages.length <= mostLinks) return { links: pages, more: [] }
  const isDaily = (page: MenuPage) => (dailyPages as readonly MenuPage[]).includes(page)
  return { links: pages.filter(isDaily), more: pages.filter((page) => !isDaily(page)) }
}
