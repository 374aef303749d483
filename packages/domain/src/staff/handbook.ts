import { mayOpenPage, type OfficePage } from './office-pages.ts'
import type { StaffRole } from './staff-role.ts'

/**
 * The pages that the handbook explains, each with a picture, in the order of its chapters. `messages` is a part of
 * `content`.
 */
export const handbookPages = [
  'queue',
  'request',
  'secondLook',
  'dashboard',
  'secondLooks',
  'computing',
  'releases',
  'revisions',
  'institutionLists',
  'erasures',
  'payments',
  'bankFixes',
  'content',
  'messages',
  'periods',
  'dictionaries',
  'staff',
  'trail',
  'jobs',
  'account',
] as const satisfies readonly (OfficePage | 'messages')[]
export type HandbookPage = (typeof handbookPages)[number]

/** The topics of each chapter: a day, a period and a day of results in this role. */
export const handbookStories = ['day', 'period', 'resultsDay'] as const
export type HandbookStory = (typeof handbookStories)[number]

/** Detail pages are explained with the page that links to them. */
const explainedWith: Partial<Record<OfficePage, HandbookPage>> = {
  requestMessages: 'request',
  revision: 'revisions',
  release: 'releases',
  institutionList: 'institutionLists',
  batch: 'payments',
  results: 'payments',
}

/** Returns the section that explains a page; undefined if the beginning of the chapter does. */
export const findHandbookSection = (page: OfficePage): HandbookPage | undefined =>
  explainedWith[page] ?? handbookPages.find((explained) => explained === page)

/** Returns whether these roles may open the page of a section. */
export const mayOpenExplained = (roles: readonly StaffRole[], section: HandbookPage): boolean =>
  mayOpenPage(roles, section === 'messages' ? 'content' : section)

/** Returns the pages that a chapter explains: those that its role may open. */
export const handbookPagesOf = (role: StaffRole): readonly HandbookPage[] =>
  handbookPages.filter((section) => mayOpenExplained([role], section))
