import { shell } from '@milgo/messages/he/shell'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const backgroundOf = (page: Page) =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)

test('the portal has the theme of the system until the reader chooses one', async ({ page }) => {
  // Given a system that prefers dark
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const dark = await backgroundOf(page)

  // When the reader chooses light
  const footer = page.getByRole('contentinfo')
  await footer.getByText(shell.theme.light, { exact: true }).click()

  // Then the page is light, and stays so on the next visit
  await expect.poll(() => backgroundOf(page)).not.toBe(dark)
  const light = await backgroundOf(page)
  await page.reload()
  await expect(footer.getByRole('radio', { name: shell.theme.light })).toBeChecked()
  expect(await backgroundOf(page)).toBe(light)

  // When the reader chooses the theme of the system again
  await footer.getByText(shell.theme.system, { exact: true }).click()

  // Then the page is dark again
  await expect.poll(() => backgroundOf(page)).toBe(dark)
})
