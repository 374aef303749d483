import { paths } from '@milgo/contracts/portal-paths'
import { notLoaded as arabic } from '@milgo/messages/ar/not-loaded'
import { notLoaded as english } from '@milgo/messages/en/not-loaded'
import { shell as englishShell } from '@milgo/messages/en/shell'
import { home } from '@milgo/messages/he/home'
import { notLoaded as hebrew } from '@milgo/messages/he/not-loaded'
import { shell } from '@milgo/messages/he/shell'
import { languageNames } from '@milgo/messages/languages'
import { expect, losesCode, ownWindow, test } from '../fixtures.ts'

test('a page whose code does not load says what to do, between header and footer', async ({
  page,
  expectAccessible,
}) => {
  // Given the home page, and a network that loses all code that was not loaded yet
  const code = /\/assets\/[^/]+\.js(?:\?|$)/
  const arrived = new Set<string>()
  page.on('requestfinished', (request) => arrived.add(request.url()))
  await page.goto('/')
  await expect(page.getByRole('region', { name: home.carousel.label })).toBeVisible()
  const lost: string[] = []
  await page.route(code, (route) => {
    const url = route.request().url()
    if (arrived.has(url)) return route.continue()
    lost.push(url)
    return route.abort()
  })

  // When the reader opens the login
  await page.getByRole('banner').getByRole('link', { name: shell.login }).click()

  // Then the page says what happened and what to do, and header and footer are still shown
  await expect(page.getByRole('heading', { level: 1, name: shell.crash.title })).toBeFocused()
  expect(lost).not.toEqual([])
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible()

  // And the link to the home page works
  await page.getByRole('link', { name: shell.backToHome }).click()
  await expect(page).toHaveTitle(shell.homeTitle)

  // And a reload helps once the network is back
  await page.getByRole('banner').getByRole('link', { name: shell.login }).click()
  await expect(page.getByRole('heading', { level: 1, name: shell.crash.title })).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: shell.crash.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.login })).toBeVisible()
})

test('lost code of the application leaves no empty screen, and says so in the language of the reader', {
  tag: [ownWindow, losesCode],
}, async ({ page, readIn }) => {
  // Given a network that loses the application once
  await readIn('ar')
  await page.route(/\/assets\/application-[^/]*\.js$/, (route) => route.abort(), { times: 1 })
  await page.goto(paths.faq)

  // Then the page says so, and a reload helps
  const notice = page.getByRole('alert').filter({ hasText: arabic.text })
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: arabic.reload }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a reader whose language does not load is told so in that language', {
  tag: [ownWindow, losesCode],
}, async ({ page, readIn, expectAccessible }) => {
  // Given a network that loses the English words
  await readIn('en')
  const words = /\/assets\/words-en-[^/]*\.js/
  await page.route(words, (route) => route.abort())

  // Then each page is shown in Hebrew, and says why
  const notice = page.getByText(english.text)
  for (const name of ['contact', 'calculator', 'login', 'faq'] as const) {
    await page.goto(paths[name])
    await expect(page.getByRole('heading', { level: 1, name: shell.pages[name] })).toBeVisible()
    await expect(notice).toBeVisible()
  }
  await expectAccessible()

  // The same holds when the reader chooses English and its words are lost again
  await page.getByRole('button', { name: shell.close, exact: true }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('contentinfo').getByText(languageNames.en, { exact: true }).click()
  await expect(notice).toBeVisible()

  // And a reload helps once the network is back
  await page.unroute(words)
  await page.getByRole('link', { name: english.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: englishShell.pages.faq })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a page whose styles do not load says so when it is drawn, and a reload brings them', {
  tag: [ownWindow, losesCode],
}, async ({ page }) => {
  await page.route(/\/assets\/index-[^/]*\.css$/, (route) => route.abort(), { times: 1 })
  await page.goto('/faq')
  const notice = page.getByRole('alert').filter({ hasText: hebrew.text })
  await expect(page.getByRole('searchbox').first()).toBeEditable()
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: hebrew.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.faq })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('without the early script a page is drawn over the prebuilt content of its document', {
  tag: [ownWindow],
}, async ({ page }) => {
  await page.route(/\/assets\/early-[^/]*\.js$/, (route) => route.abort())
  for (const name of ['calculator', 'faq'] as const) {
    await page.goto(`${paths[name]}?lang=en`)
    await expect(page.getByRole('heading', { level: 1, name: shell.pages[name] })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('a page whose shared file does not load says so, and a reload brings it', {
  tag: [ownWindow, losesCode],
}, async ({ page, readIn }) => {
  await readIn('en')
  const shared = /\/assets\/lists-[^/]*\.js/
  await page.route(shared, (route) => route.abort())
  await page.goto(paths.contact)
  await expect(page.getByRole('heading', { level: 1, name: englishShell.crash.title })).toBeVisible()
  await page.unroute(shared)
  await page.getByRole('button', { name: englishShell.crash.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: englishShell.pages.contact })).toBeVisible()
})
