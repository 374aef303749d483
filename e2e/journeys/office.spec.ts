import { office as officeAr } from '@milgo/messages/ar/office'
import { office as officeEn } from '@milgo/messages/en/office'
import { office } from '@milgo/messages/he/office'
import { languageNames } from '@milgo/messages/languages'
import { expect, test } from '../fixtures.ts'

test('the office is an application of its own that says what it will be', async ({ page }) => {
  // When staff open its address
  await page.goto('/office')

  // Then it is there, in Hebrew
  await expect(page).toHaveTitle(office.documentTitle)
  await expect(page.getByRole('heading', { level: 1, name: office.title })).toBeVisible()

  // And in the two other languages
  await page.getByText(languageNames.en, { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: officeEn.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.getByText(languageNames.ar, { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: officeAr.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})
