import { mayOpenPage, type OfficePage } from './office-pages.ts'
import type { StaffRole } from './staff-role.ts'

/** Screens that the handbook explains, each with a picture, in the order of its chapters. */
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
  'periods',
  'dictionaries',
  'staff',
  'trail',
  'jobs',
  'account',
] as const satisfies readonly OfficePage[]
export type HandbookPage = (typeof handbookPages)[number]

/** What each chapter tells: how a day, a period and a day of results go for this role. */
export const handbookStories = ['day', 'period', 'resultsDay'] as const
export type HandbookStory = (typeof handbookStories)[number]

/** Pages of one thing are explained with the page that leads to them. */
const explainedWith: Partial<Record<OfficePage, HandbookPage>> = {
  requestMessages: 'request',
  revision: 'revisions',
  release: 'releases',
  institutionList: 'institutionLists',
  batch: 'payments',
  results: 'payments',
}

/** The section that explains a page; undefined where the beginning of the chapter does. */
export const findHandbookSection = (page: OfficePage): HandbookPage | undefined =>
  explainedWith[page] ?? handbookPages.find((explained) => explained === page)

/** The screens that a chapter explains: those that its role may open. */
export const handbookPagesOf = (role: StaffRole): readonly HandbookPage[] =>
  handbookPages.filter((page) => mayOpenPage([role], page))
