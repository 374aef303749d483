import { home as homeAr } from '@milgo/messages/ar/home'
import { shell as shellAr } from '@milgo/messages/ar/shell'
import { home as homeEn } from '@milgo/messages/en/home'
import { shell as shellEn } from '@milgo/messages/en/shell'
import { shell } from '@milgo/messages/he/shell'
import { languageNames } from '@milgo/messages/languages'
import { core } from '../core.ts'
import { expect, test } from '../fixtures.ts'

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
