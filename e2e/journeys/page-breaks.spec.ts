import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { expect, test } from '../fixtures.ts'

test('a page whose code does not arrive says what to do, inside the shell', async ({
  page,
  expectAccessible,
}) => {
  // Given a home page, and a line that loses the code of whatever is opened next
  const code = /\/assets\/[^/]+\.js$/
  const lost: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('region', { name: home.carousel.label })).toBeVisible()
  await page.route(code, (route) => {
    lost.push(route.request().url())
    return route.abort()
  })

  // When the reader goes there
  await page.getByRole('banner').getByRole('link', { name: shell.login }).click()

  // Then the page says what happened and what to do, and header and footer still stand
  await expect(page.getByRole('heading', { level: 1, name: shell.crash.title })).toBeFocused()
  expect(lost).not.toEqual([])
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible()

  // And the way home works
  await page.getByRole('link', { name: shell.backToHome }).click()
  await expect(page).toHaveTitle(shell.homeTitle)

  // And loading again helps once the line is back
  await page.getByRole('banner').getByRole('link', { name: shell.login }).click()
  await expect(page.getByRole('heading', { level: 1, name: shell.crash.title })).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: shell.crash.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.login })).toBeVisible()
})
