import { hasRight, type StaffRight } from './rights.ts'
import type { StaffRole } from './staff-role.ts'

/** The one table of pages: who may open which, in the order of the menu. `own-account` is everybody's. */
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

/** Pages of one thing, which other pages lead to; the handbook has a link of its own in the frame. */
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

/** What the menu offers; what somebody may not open is not shown. */
export const pagesOf = (roles: readonly StaffRole[]): readonly MenuPage[] =>
  (Object.keys(rightOfPage) as OfficePage[]).filter(isMenuPage).filter((page) => mayOpenPage(roles, page))

/** The pages of a day's work, which a long menu shows as links; the other pages stand behind "More". */
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

/** So many links fit in one line of the narrowest desktop; a menu up to this length has no "More". */
const mostLinks = 7

export type OfficeMenu = { readonly links: readonly MenuPage[]; readonly more: readonly MenuPage[] }

/** The pages of these roles as the menu groups them. */
export const menuOf = (roles: readonly StaffRole[]): OfficeMenu => {
  const pages = pagesOf(roles)
  if (pages.length <= mostLinks) return { links: pages, more: [] }
  const isDaily = (page: MenuPage) => (dailyPages as readonly MenuPage[]).includes(page)
  return { links: pages.filter(isDaily), more: pages.filter((page) => !isDaily(page)) }
}
