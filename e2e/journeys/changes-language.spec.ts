import { home as homeAr } from '@milgo/messages/ar/home'
import { shell as shellAr } from '@milgo/messages/ar/shell'
import { home as homeEn } from '@milgo/messages/en/home'
import { shell as shellEn } from '@milgo/messages/en/shell'
import { fill } from '@milgo/messages/fill'
import { shell } from '@milgo/messages/he/shell'
import { languageNames } from '@milgo/messages/languages'
import { core } from '../core.ts'
import { expect, ownWindow, test } from '../fixtures.ts'

test('the portal changes from Hebrew to English to Arabic, and remembers', async ({ page, request }) => {
  const squaresIn = async (language: string) =>
    (
      await request.get(`${core}/information-squares/get-all`, { headers: { 'Accept-Language': language } })
    ).json()

  // Given the portal in Hebrew
  await page.goto('/')
  await expect(page).toHaveTitle(shell.homeTitle)
  const settings = page.getByRole('contentinfo')

  // When English is chosen
  await settings.getByText(languageNames.en, { exact: true }).click()

  // Then words, title, direction and the office's own content follow
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homeEn.hero.titleStart)
  await expect(page).toHaveTitle(shellEn.homeTitle)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  const [square] = await squaresIn('en')
  await expect(page.getByRole('heading', { name: square.title })).toBeVisible()

  // When Arabic is chosen
  await settings.getByText(languageNames.ar, { exact: true }).click()

  // Then the page is right to left again, in Arabic
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homeAr.hero.titleStart)
  await expect(page).toHaveTitle(shellAr.homeTitle)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  // And the next visit opens in Arabic
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homeAr.hero.titleStart)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('a language that comes late or not at all: the last choice counts, and what failed is told', async ({
  page,
  expectAccessible,
}) => {
  // Given a line on which the English words take long
  const held = Promise.withResolvers<void>()
  await page.route(/words-en/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  const settings = page.getByRole('contentinfo')

  // When English is chosen, then Arabic, and the English words come last
  const asked = page.waitForRequest(/words-en/)
  await settings.getByText(languageNames.en, { exact: true }).click()
  await asked
  await settings.getByText(languageNames.ar, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  const arrived = page.waitForResponse(/words-en/)
  held.resolve()
  await (await arrived).finished()

  // Then the page stays in Arabic, and so does the next visit
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homeAr.hero.titleStart)
  await page.unroute(/words-en/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await settings.getByText(languageNames.he, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')

  // When the English words are lost on their way, the page says so, and is still in Hebrew
  await page.route(/words-en/, (route) => route.abort())
  await page.reload()
  await settings.getByText(languageNames.en, { exact: true }).click()
  const notice = page.getByText(fill(shell.language.failed, { language: languageNames.en }))
  await expect(notice).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  await expect(settings.getByRole('radio', { name: languageNames.he })).toBeChecked()
  await expectAccessible()
  await page.getByRole('button', { name: shell.close, exact: true }).click()
  await expect(notice).toHaveCount(0)

  // When the line is back, the same choice works
  await page.unroute(/words-en/)
  await settings.getByText(languageNames.en, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('in a browser that speaks Arabic', () => {
  test.use({ locale: 'ar-IL' })

  test('the first visit is in Arabic from the first moment, unless the address asks for another language', {
    tag: ownWindow,
  }, async ({ page }) => {
    // Given a line on which the Arabic words take long
    const released = Promise.withResolvers<void>()
    await page.route(/words-ar/, async (route) => {
      await released.promise
      await route.continue()
    })
    const html = page.locator('html')

    // When the portal is opened for the first time
    const asked = page.waitForRequest(/words-ar/)
    await page.goto('/', { waitUntil: 'commit' })
    await asked

    // Then the home page that the build has prepared in Hebrew is not shown meanwhile
    await expect(html).toHaveAttribute('lang', 'ar')
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeHidden()
    released.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(homeAr.hero.titleStart)
    await expect(page).toHaveTitle(shellAr.homeTitle)

    // And the office, which has no Arabic, is in Hebrew
    await page.goto('/office/')
    await expect(html).toHaveAttribute('lang', 'he')

    // When an address asks for English, that is shown, and on the next page too
    await page.goto('/?lang=en')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(homeEn.hero.titleStart)
    await page.goto('/login')
    await expect(page).toHaveTitle(new RegExp(shellEn.brand))
    await expect(html).toHaveAttribute('lang', 'en')
  })
})
