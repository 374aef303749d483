import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { openings } from './openings.ts'

type Weights = {
  readonly script: number
  /** The scripts that the document names as the code of the page. The page is drawn when they have arrived. */
  readonly pageCode?: number
}

/** The most bytes, gzipped, of the style sheet that all pages share. */
export const stylesheetBudget = 13_450

/** The most bytes of code, gzipped, that each page may load by itself until it is idle. */
export const budget: Readonly<Record<keyof typeof openings, Weights>> = {
  home: { script: 132_000 },
  /**
   * Contains the questions of every typed step, the lists and the windows, so that the form works on without a network.
   * It does not contain the calendar, which is loaded when a date field gets the focus: a date can be typed without it,
   * and nothing is shown if it does not load. It does not contain the window that compares two versions either, because
   * only the network brings another version.
   */
  'first step of the form': { script: 240_800, pageCode: 123_100 },
  login: { script: 207_300, pageCode: 89_500 },
  'questions and answers': { script: 153_500 },
  /**
   * The opening window is drawn with the code of the page. The code of the questions is loaded while the window is
   * read.
   */
  'eligibility check': { script: 220_950, pageCode: 53_300 },
  'personal area': { script: 168_000, pageCode: 47_300 },
  'personal area with a result': { script: 176_400 },
  /** The first step of the form, and what reads files and shows what is missing. */
  documents: { script: 269_300 },
  contact: { script: 187_900, pageCode: 70_000 },
  about: { script: 122_000 },
}

type Fetched = { readonly kind: string; readonly url: string; readonly body: Buffer }

/** Returns a list to which every script and style that the browser fetches from now on is added. */
export const noteFetched = (page: Page): Promise<Fetched>[] => {
  const fetched: Promise<Fetched>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'script' || kind === 'stylesheet')
      fetched.push(response.body().then((body) => ({ kind, url: response.url(), body })))
  })
  return fetched
}

export const weightOf = (files: readonly Fetched[], kind: 'script' | 'stylesheet'): number =>
  files
    .filter((file) => file.kind === kind)
    .reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0)
