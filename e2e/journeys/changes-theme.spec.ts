import { shell } from '@milgo/messages/he/shell'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const paper = (page: Page) => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)

test('the portal follows the system until the reader chooses', async ({ page }) => {
  // Given a system that prefers dark
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const dark = await paper(page)

  // When the reader chooses light
  const footer = page.getByRole('contentinfo')
  await footer.getByText(shell.theme.light, { exact: true }).click()

  // Then the page is light, and stays so on the next visit
  await expect.poll(() => paper(page)).not.toBe(dark)
  const light = await paper(page)
  await page.reload()
  await expect(footer.getByRole('radio', { name: shell.theme.light })).toBeChecked()
  expect(await paper(page)).toBe(light)

  // When the choice goes back to the system
  await footer.getByText(shell.theme.system, { exact: true }).click()

  // Then it is dark again
  await expect.poll(() => paper(page)).toBe(dark)
})
