import { paths } from '@milgo/contracts/portal-paths'
import { notFound as arabic } from '@milgo/messages/ar/not-found'
import { notFound as english } from '@milgo/messages/en/not-found'
import { notFound as hebrew } from '@milgo/messages/he/not-found'
import type { Language } from '@milgo/messages/languages'
import { directionOf } from '@milgo/messages/languages'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** What stands in the place of a page: there is none, or not for this reader. */
const notFoundTitles: Record<Language, readonly string[]> = {
  he: [hebrew.title, hebrew.login.title, hebrew.account.title],
  ar: [arabic.title, arabic.login.title, arabic.account.title],
  en: [english.title, english.login.title, english.account.title],
}

/** A page with less text in its middle than this has nothing to say. */
const leastText = 60

type Look = {
  readonly title: string
  readonly headings: readonly string[]
  readonly lang: string
  readonly dir: string
  readonly text: string
  readonly links: readonly string[]
  /** Names of links that lead to no place. */
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

/** On the heading of the page before: the next page has one without it. */
const leftMark = 'data-left'

/** Waits until another page shows what it came for: nothing of it is an outline any more. */
const settle = async (page: Page): Promise<void> => {
  await page.locator(`main h1:not([${leftMark}])`).first().waitFor()
  await expect(page.locator('main [aria-busy="true"], main .animate-pulse')).toHaveCount(0)
}

/** Pages that are not left unasked: an open window, answers that are being saved. */
const holdsBack = async (page: Page): Promise<boolean> =>
  new URL(page.url()).pathname === paths.registration ||
  (await page.locator('[role="dialog"], [role="alertdialog"]').count()) > 0

/** Goes to a path as a link of the page would: the application stays, so that it need not start once for each page. */
const follow = async (page: Page, path: string): Promise<void> => {
  if (await holdsBack(page)) {
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

/** Parts below the first screen are drawn after it: a place that was not there at the first look may come. */
const appears = async (page: Page, path: string, id: string): Promise<boolean> => {
  if (new URL(page.url()).pathname !== path) await page.goto(path)
  const place = page.locator(`[id="${id}"]`)
  return place.waitFor({ state: 'attached', timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

export type Crawled = { readonly pages: readonly string[]; readonly faults: readonly string[] }

type Walk = {
  readonly starts: readonly string[]
  readonly language: Language
  /** Pages that were walked before and are not opened again. */
  readonly known?: readonly string[]
}

/** Follows every link of the portal from these paths on, and says what is wrong with any page that it comes to. */
export const crawl = async (page: Page, { starts, language, known = [] }: Walk): Promise<Crawled> => {
  const faults: string[] = []
  const queue = new Set(starts)
  const idsOf = new Map<string, readonly string[]>()
  const anchors: { from: string; path: string; id: string }[] = []
  const files = new Set<string>()
  const [first = '/'] = starts
  await page.goto(first)
  await settle(page)
  const { origin } = new URL(page.url())
  // A set is walked to its end, also where that moves while walking.
  for (const path of queue) {
    const answer = await page.request.get(path, { headers: { Accept: 'text/html' } })
    if (answer.status() !== 200) faults.push(`${path} answers ${answer.status()}`)
    if (path !== first) await follow(page, path)
    await settle(page)
    const look = await lookAt(page)
    idsOf.set(path, look.ids)
    faults.push(...faultsOf(look, language).map((fault) => `${path} ${fault}`))
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
      if (known.includes(url.pathname)) continue
      queue.add(url.pathname)
      if (url.hash.length > 1)
        anchors.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) })
    }
  }
  for (const file of files) {
    const answer = await page.request.get(file)
    if (!answer.ok()) faults.push(`${file} answers ${answer.status()}`)
  }
  for (const { from, path, id } of anchors)
    if (!idsOf.get(path)?.includes(id) && !(await appears(page, path, id)))
      faults.push(`${from} leads to #${id} of ${path}, which has no such place`)
  return { pages: [...queue].sort(), faults: [...new Set(faults)] }
}
