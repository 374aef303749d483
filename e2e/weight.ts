import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** At most so many bytes, as gzip. */
export const budget = {
  /** The first load of the home page. */
  home: { script: 129_500, stylesheet: 13_000 },
  /**
   * All that the application form loads by itself until it is at rest. The questions of every typed step, the lists that
   * open and the windows that ask are among it, so that the form works on without a network. The calendar is not: it
   * comes when a date is reached, which can be typed without it, and which says nothing where it does not come. Nor is the
   * window of two versions, which has nothing to show before the network brings another one.
   */
  form: { script: 233_700 },
  /** Other pages, by the name of their opening, until what one does first can be done. */
  opened: {
    login: 208_000,
    'questions and answers': 152_000,
    'eligibility check': 215_000,
    'personal area': 165_500,
  },
} as const

type Fetched = { readonly kind: string; readonly url: string; readonly body: Buffer }

/** All scripts and styles that the browser fetches from now on. */
export const noteFetched = (page: Page): Promise<Fetched>[] => {
  const fetched: Promise<Fetched>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind in budget.home)
      fetched.push(response.body().then((body) => ({ kind, url: response.url(), body })))
  })
  return fetched
}

export const weightOf = (files: readonly Fetched[], kind: keyof typeof budget.home): number =>
  files
    .filter((file) => file.kind === kind)
    .reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0)
