import { home as homeAr } from '@milgo/messages/ar/home'
import { shell as shellAr } from '@milgo/messages/ar/shell'
import { home as homeEn } from '@milgo/messages/en/home'
import { shell as shellEn } from '@milgo/messages/en/shell'
import { fill } from '@milgo/messages/fill'
import { shell } from '@milgo/messages/he/shell'
import { languageNames } from '@milgo/messages/languages'
import { core } from '../core.ts'
import { expect, ownWindow, test } from '../fixtures.ts'

test('a language that loads late does not replace a later choice, and one that fails to load shows an error', async ({
  page,
  request,
  expectAccessible,
}) => {
  // Given a network on which the English words take long
  const released = Promise.withResolvers<void>()
  await page.route(/words-en/, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/')
  const settings = page.getByRole('contentinfo')

  // When English is chosen, then Arabic, and the English words arrive last
  const asked = page.waitForRequest(/words-en/)
  await settings.getByText(languageNames.en, { exact: true }).click()
  await asked
  await settings.getByText(languageNames.ar, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  const arrived = page.waitForResponse(/words-en/)
  released.resolve()
  await (await arrived).finished()

  // Then the page stays in Arabic, and so does the next visit
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homeAr.hero.titleStart)
  await page.unroute(/words-en/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homeAr.hero.titleStart)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await settings.getByText(languageNames.he, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')

  // When the English words fail to load, the page says so and stays in Hebrew
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

  // When the network is back, the same choice works
  await page.unroute(/words-en/)
  await settings.getByText(languageNames.en, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  // Then words, title, direction and what the office wrote are in English
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page).toHaveTitle(shellEn.homeTitle)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homeEn.hero.titleStart)
  const headers = { 'Accept-Language': 'en' }
  const [square] = await (await request.get(`${core}/information-squares/get-all`, { headers })).json()
  await expect(page.getByRole('heading', { name: square.title })).toBeVisible()
})

test.describe('in a browser that speaks Arabic', () => {
  test.use({ locale: 'ar-IL' })

  test('the first visit is in Arabic from the first paint, unless the address asks for another language', {
    tag: ownWindow,
  }, async ({ page }) => {
    // Given a network on which the Arabic words take long
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

    // Then the home page that was built in Hebrew is not shown while the words load
    await expect(html).toHaveAttribute('lang', 'ar')
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeHidden()
    released.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(homeAr.hero.titleStart)
    await expect(page).toHaveTitle(shellAr.homeTitle)

    // And the office, which has no Arabic, is in Hebrew
    await page.goto('/office/')
    await expect(html).toHaveAttribute('lang', 'he')

    // When an address asks for English, this page and the next one are in English
    await page.goto('/?lang=en')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(homeEn.hero.titleStart)
    await page.goto('/login')
    await expect(page).toHaveTitle(new RegExp(shellEn.brand))
    await expect(html).toHaveAttribute('lang', 'en')
  })
})
