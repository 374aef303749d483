import { fill } from '@milgo/messages/fill'
import { shell } from '@milgo/messages/he/shell'
import { expect, test } from '../fixtures.ts'

test('a change of page starts at the top, with the focus on the heading and the title said', async ({
  page,
}) => {
  // Given a reader at the bottom of the home page
  await page.goto('/')
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: shell.pages.privacy })
  await privacy.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)

  // When a link leads to another page
  await privacy.click()

  // Then that page starts at its top, at its heading, and is announced
  await expect(page).toHaveURL('/privacy')
  const heading = page.getByRole('heading', { level: 1, name: shell.pages.privacy })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('[aria-live="polite"][aria-atomic="true"]')).toHaveText(
    fill(shell.documentTitle, { page: shell.pages.privacy }),
  )

  // And going back does the same
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  // And the first stop of the keyboard leads past the header
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: shell.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
