import { notFound } from '@milgo/messages/he/not-found'
import { shell } from '@milgo/messages/he/shell'
import { expect, test } from '../fixtures.ts'

for (const path of ['/404', '/no-such-page', '/faq/deeper/still']) {
  test(`${path} says that the page was not found and leads on`, async ({ page }) => {
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
