import { paths } from '@milgo/contracts/portal-paths'
import { notFound as arabic } from '@milgo/messages/ar/not-found'
import { notFound as english } from '@milgo/messages/en/not-found'
import { notFound as hebrew } from '@milgo/messages/he/not-found'
import type { Language } from '@milgo/messages/languages'
import { directionOf, languageNames, languages } from '@milgo/messages/languages'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Headings of the pages that are shown instead of the wanted one: it does not exist, or this reader may not see it. */
const notFoundTitles: Record<Language, readonly string[]> = {
  he: [hebrew.title, hebrew.login.title, hebrew.account.title],
  ar: [arabic.title, arabic.login.title, arabic.account.title],
  en: [english.title, english.login.title, english.account.title],
}

/** A page whose main part has fewer characters than this counts as empty. */
const leastText = 60

type Look = {
  readonly title: string
  readonly headings: readonly string[]
  readonly lang: string
  readonly dir: string
  readonly text: string
  readonly links: readonly string[]
  /** Texts of the links whose address is empty or only "#". */
  readonly placeholders: readonly string[]
  readonly ids: readonly string[]
}

const lookAt = (page: Page): Promise<Look> =>
  page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((one) => one.textContent ?? ''),
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    text: document.querySelector('main')?.textContent ?? '',
    links: [...document.querySelectorAll('a[href]')].map((one) => (one as HTMLAnchorElement).href),
    placeholders: [...document.querySelectorAll('a[href=""], a[href="#"]')].map(
      (one) => one.textContent ?? '',
    ),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }))

const faultsOf = (look: Look, language: Language): readonly string[] => [
  ...(look.title.trim() === '' ? ['has no title'] : []),
  ...(look.headings.length === 1 && look.headings[0]?.trim()
    ? []
    : [`has ${look.headings.length} main headings`]),
  ...(look.lang === language && look.dir === directionOf[language] ? [] : [`is ${look.lang} ${look.dir}`]),
  ...(look.text.trim().length < leastText ? ['is empty'] : []),
  ...(notFoundTitles[language].includes(look.headings[0] ?? '') ? ['says that there is no such page'] : []),
  ...look.placeholders.map((name) => `has a link that leads nowhere: ${name}`),
]

/** Returns the language that the page is shown in. */
const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang)

/** Chooses a language in the footer, even where an open window covers the footer. */
const readIn = async (page: Page, language: Language): Promise<void> => {
  if ((await languageOf(page)) === language) return
  const choice = page.locator('footer').getByText(languageNames[language], { exact: true })
  await choice.evaluate((element) => (element as HTMLElement).click())
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectDrawn(page)
}

/** Marks the headings of the page that is left, so that the heading of the next page can be told from them. */
const leftMark = 'data-left'

/** Waits until the page shows no loading skeleton any more. */
const expectDrawn = (page: Page): Promise<void> =>
  expect(page.locator('main [aria-busy="true"], main .animate-pulse')).toHaveCount(0)

/** Waits until the next page is shown with its content. */
const settle = async (page: Page): Promise<void> => {
  await page.locator(`main h1:not([${leftMark}])`).first().waitFor()
  await expectDrawn(page)
}

/** Returns whether the page asks before it is left: the form with unsaved answers, or any page with an open window. */
const asksBeforeLeaving = async (page: Page): Promise<boolean> =>
  new URL(page.url()).pathname === paths.registration ||
  (await page.locator('[role="dialog"], [role="alertdialog"]').count()) > 0

/**
 * Opens a path within the running application, as a link does, because starting the application for each page is slow.
 */
const follow = async (page: Page, path: string): Promise<void> => {
  if (await asksBeforeLeaving(page)) {
    await page.goto(path)
    return
  }
  await page.evaluate(
    ([to, mark]) => {
      for (const heading of document.querySelectorAll('main h1')) heading.setAttribute(mark, '')
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    },
    [path, leftMark] as const,
  )
}

/**
 * Returns whether an element with this id appears. Parts below the first screen are drawn later than the first look.
 */
const appears = async (page: Page, path: string, id: string): Promise<boolean> => {
  if (new URL(page.url()).pathname !== path) await page.goto(path)
  const place = page.locator(`[id="${id}"]`)
  return place.waitFor({ state: 'attached', timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

export type Crawled = { readonly pages: readonly string[]; readonly faults: readonly string[] }

type CrawlOptions = {
  readonly starts: readonly string[]
  /** Paths that were crawled before and are not opened again. */
  readonly known?: readonly string[]
}

/** Looks at a page in every language and returns its faults, links and ids. The page remains in the last language. */
const lookInAll = async (page: Page, path: string) => {
  const faults: string[] = []
  const links = new Set<string>()
  const ids = new Set<string>()
  const first = await languageOf(page)
  for (const language of languages.toSorted(
    (one, other) => Number(other === first) - Number(one === first),
  )) {
    await readIn(page, language)
    const look = await lookAt(page)
    faults.push(...faultsOf(look, language).map((fault) => `${path} in ${language} ${fault}`))
    for (const link of look.links) links.add(link)
    for (const id of look.ids) ids.add(id)
  }
  return { faults, links, ids }
}

/**
 * Follows every link of the portal, beginning with the given paths. Returns the faults of every page in every language.
 */
export const crawl = async (page: Page, { starts, known = [] }: CrawlOptions): Promise<Crawled> => {
  const faults: string[] = []
  const queue = new Set(starts)
  const idsOf = new Map<string, ReadonlySet<string>>()
  const anchors: { from: string; path: string; id: string }[] = []
  const files = new Set<string>()
  const [first = '/'] = starts
  await page.goto(first)
  await settle(page)
  const { origin } = new URL(page.url())
  // The loop also visits the paths that are added to the set while it runs.
  for (const path of queue) {
    const answer = await page.request.get(path, { headers: { Accept: 'text/html' } })
    if (answer.status() !== 200) faults.push(`${path} answers ${answer.status()}`)
    if (path !== first) await follow(page, path)
    await settle(page)
    const look = await lookInAll(page, path)
    idsOf.set(path, look.ids)
    faults.push(...look.faults)
    for (const link of look.links) {
      const url = new URL(link)
      if (url.origin !== origin) {
        if (!/^(https:|mailto:|tel:)/.test(url.protocol)) faults.push(`${path} leads to ${link}`)
        continue
      }
      if (url.pathname.startsWith('/assets/')) {
        files.add(url.pathname + url.search)
        continue
      }
      if (url.hash.length > 1)
        anchors.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) })
      // Another query is another page: /contact?topic=accessibility opens with its topic.
      if (!known.includes(url.pathname)) queue.add(url.pathname + url.search)
    }
  }
  for (const file of files) {
    const answer = await page.request.get(file)
    if (!answer.ok()) faults.push(`${file} answers ${answer.status()}`)
  }
  for (const { from, path, id } of anchors)
    if (!idsOf.get(path)?.has(id) && !(await appears(page, path, id)))
      faults.push(`${from} leads to #${id} of ${path}, which has no such place`)
  return { pages: [...queue].sort(), faults: [...new Set(faults)] }
}
