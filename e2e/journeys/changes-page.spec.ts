import { fill } from '@milgo/messages/fill'
import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { expect, test } from '../fixtures.ts'

test('a new page starts at its top, with the focus on its heading, and its title is announced', async ({
  page,
}) => {
  // Given a reader at the bottom of the home page
  await page.goto('/')
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: shell.pages.privacy })
  await privacy.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)

  // When the reader follows a link to another page
  await privacy.click()

  // Then the page is at its top, the heading has the focus, and the title is announced
  await expect(page).toHaveURL('/privacy')
  const heading = page.getByRole('heading', { level: 1, name: shell.pages.privacy })
  await expect(heading).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('[aria-live="polite"][aria-atomic="true"]')).toHaveText(
    fill(shell.documentTitle, { page: shell.pages.privacy }),
  )

  // And going back from its bottom does the same
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: home.hero.titleStart })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  // And the first press of Tab reaches the link that skips the header
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: shell.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
