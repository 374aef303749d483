import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

type Weights = {
  readonly script: number
  readonly stylesheet?: number
  /** Of the scripts, what its document names as the code of the page: it is drawn when this has come. */
  readonly pageCode?: number
}

/** At most so many bytes, as gzip, by the name of a page's opening: all that it loads by itself until it is at rest. */
export const budget: Readonly<Record<string, Weights>> = {
  home: { script: 129_500, stylesheet: 13_100 },
  /**
   * The questions of every typed step, the lists that open and the windows that ask are among it, so that the form works
   * on without a network. The calendar is not: it comes when a date is reached, which can be typed without it, and which
   * says nothing where it does not come. Nor is the window of two versions, which has nothing to show before the network
   * brings another one.
   */
  'first step of the form': { script: 234_100, pageCode: 119_000 },
  login: { script: 205_000, pageCode: 88_000 },
  'questions and answers': { script: 152_000 },
  /** Its window is drawn with the code of the page; that of the questions comes while it is read. */
  'eligibility check': { script: 215_300, pageCode: 51_700 },
  'personal area': { script: 165_500, pageCode: 44_900 },
}

type Fetched = { readonly kind: string; readonly url: string; readonly body: Buffer }

/** All scripts and styles that the browser fetches from now on. */
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
