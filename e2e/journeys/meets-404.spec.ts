import { notFound } from '@milgo/messages/he/not-found'
import { shell } from '@milgo/messages/he/shell'
import { expect, test } from '../fixtures.ts'

// It is one page, whichever address leads to it: one of them is looked at on a phone too.
for (const { path, tag } of [
  { path: '/404', tag: [] },
  { path: '/no-such-page', tag: '@any-width' },
  { path: '/faq/deeper/still', tag: '@any-width' },
]) {
  test(`${path} says that the page was not found and leads on`, { tag }, async ({ page }) => {
    // When an address without a page is opened
    await page.goto(path)

    // Then the portal says so in its own shell
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()

    // And the way home works
    await page.getByRole('main').getByRole('link', { name: shell.pages.home }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(shell.homeTitle)
  })
}
